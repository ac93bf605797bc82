import Author from "virtual:theme/Blog/Components/Author";

/** `@theme/BlogPostItem/Header/Author`: what sites have now under another name. */
export default Author;
