import Content from "virtual:theme/Navbar/Content";
import type { ReactNode } from "react";
import FrameBar from "./frame-bar.tsx";

/** `@theme/Navbar`: the frame's bar, with what the site adds to it. */
export default function Navbar(): ReactNode {
  return (
    <FrameBar>
      <Content />
    </FrameBar>
  );
}
