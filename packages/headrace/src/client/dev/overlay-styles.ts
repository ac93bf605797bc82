/** Style sheet of the overlay's shadow tree; the page's own styles don't reach it. */
export const OVERLAY_STYLES = `
:host {
  all: initial;
  position: fixed;
  inset: auto 0 0;
  z-index: 2147483647;
  color-scheme: dark;
}
section {
  max-height: 60vh;
  overflow: auto;
  padding: 0 20px 20px;
  border-top: 3px solid #f0645a;
  background: #16191d;
  color: #e8eaed;
  font: 14px/1.5 ui-monospace, monospace;
}
header {
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px 0;
  background: inherit;
}
h1 { margin: 0; font-size: 14px; }
button {
  padding: 4px 10px;
  border: 1px solid #5b6168;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #33383e; }
p { margin: 0; }
.message { font-weight: 600; color: #ff8a80; }
.warning .message { color: #ffcc66; }
.place { color: #8ab4f8; }
pre { margin: 8px 0; overflow: auto; color: #c6cace; }
.hint { color: #9aa0a6; }
`;
