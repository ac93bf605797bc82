/** Style sheets that can be read: CSS, and what Sass makes CSS of. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss)$/;
