/** Style sheets that can be read: CSS, and what Sass or Less make CSS of. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss|less)$/;
