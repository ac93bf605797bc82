/**
 * The elements of SVG that draw, describe or move, https://www.w3.org/TR/SVG2/eltindex.html. Missing
 * are those that run or embed something: `script`, `foreignObject`, `iframe`, `audio`, `video` and
 * their like.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  [
    "a animate animateColor animateMotion animateTransform circle clipPath cursor defs desc discard",
    "ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix",
    "feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB",
    "feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight",
    "feSpecularLighting feSpotLight feTile feTurbulence filter font font-face font-face-name",
    "font-face-src font-face-uri g glyph glyphRef hatch hatchpath hkern image line linearGradient",
    "marker mask mesh meshgradient meshpatch meshrow metadata missing-glyph mpath path pattern",
    "polygon polyline radialGradient rect set solidcolor stop style svg switch symbol text textPath",
    "title tref tspan use view vkern",
  ]
    .join(" ")
    .split(" "),
);
