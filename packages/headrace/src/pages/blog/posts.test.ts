import { describe, expect, test } from "vitest";
import { authorSlug } from "./authors.ts";
import { authorsFileSchema, describePost, listedPosts, type PostSource } from "./posts.ts";

const AUTHORS = authorsFileSchema.parse({
  ada: { name: "Ada", title: "Engineer", url: "https://ada.example", image_url: "/ada.png" },
  bob: { imageURL: "https://a.example/bob.png", image_url: "/other.png" },
});

function post(path: string, frontMatter: PostSource["frontMatter"] = {}, content = "Text.") {
  const source = { path: `blog/${path}`, title: "T", content, frontMatter };
  return describePost(source, { folder: "blog", authors: AUTHORS, readingTime: true });
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

test.each([
  ["2024-05-06-hello.md", "/2024/05/06/hello", "2024-05-06"],
  ["2024-05-06-hello.mdx", "/2024/05/06/hello", "2024-05-06"],
  ["2024-5-6-hello.md", "/2024/5/6/hello", "2024-05-06"],
  ["2024-05-06/hello.md", "/2024/05/06/hello", "2024-05-06"],
  ["2024/05/06/hello.md", "/2024/05/06/hello", "2024-05-06"],
  ["2024-05-06-hello/index.md", "/2024/05/06/hello", "2024-05-06"],
  ["news/2024-05-06-hello.md", "/2024/05/06/news/hello", "2024-05-06"],
  ["2024-05-06.md", "/2024/05/06", "2024-05-06"],
  ["2024-05-06-hello/2024-05-07-hello.md", "/2024/05/07/2024-05-06-hello/hello", "2024-05-07"],
  ["hello.md", "/hello", undefined],
  ["deep/hello.md", "/deep/hello", undefined],
  ["hello/index.md", "/hello", undefined],
])("%s is at %s, of %s", (path, slug, date) => {
  expect(post(path)).toMatchObject({ slug, time: date === undefined ? 0 : day(date) });
});

test.each([
  ["ada", true, "/authors/ada"],
  ["Ada_l2", true, "/authors/ada-l-2"],
  ["艾达", true, "/authors/艾达"],
  ["ada", { permalink: "/Eve2" }, "/authors/Eve2"],
  ["ada", false, undefined],
])("the page of the author %s, whose page is %s, is at %s", (key, page, slug) => {
  expect(authorSlug(key, page)).toBe(slug);
});

test.each([
  ["2024-05-06-hello.md", "hello"],
  ["2024/05/06/hello/index.md", "hello"],
  ["2024-05-06.md", "2024-05-06"],
  ["deep/hello.md", "deep/hello"],
  ["05-hello/index.md", "05-hello"],
])("without a title, %s is called %s", (path, title) => {
  const source = { path: `blog/${path}`, title: undefined, content: "", frontMatter: {} };
  expect(describePost(source, { folder: "blog", authors: {}, readingTime: true }).title).toBe(
    title,
  );
});

test.each([
  ["own", "/own"],
  ["/own", "/own"],
  ["/own/", "/own"],
  ["//own//page/", "/own/page"],
  ["/", "/"],
])(
  "the address that a post gives itself counts more than its file's name: %s",
  (slug, expected) => {
    expect(post("2024-05-06-hello.md", { slug }).slug).toBe(expected);
  },
);

test("the date that a post gives itself counts more than its file's name; one that is none counts nothing", () => {
  expect(post("2024-05-06-a.md", { date: "2023-01-02" }).time).toBe(day("2023-01-02"));
  expect(post("2024-05-06-a.md", { date: "someday" }).time).toBe(0);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 1],
  [202, 2],
  [1000, 5],
])("%d words take %d minutes", (words, minutes) => {
  const text = Array.from({ length: words }, () => "word").join(" \n");
  expect(post("a.md", {}, text).minutes).toBe(minutes);
});

test("words are counted that no blanks part", () => {
  expect(post("a.md", {}, "发布".repeat(202)).minutes).toBe(2);
  expect(post("a.md", {}, "KubeEdge发布了".repeat(134)).minutes).toBe(3);
  expect(post("a.md", {}, "real-time ".repeat(102)).minutes).toBe(2);
});

test.each([
  ["real-time a/b `c`\n".repeat(67), 2],
  ["real-time a/b `c`\n".repeat(66), 1],
  ["word ".repeat(200), 1],
  ["发布，新。".repeat(67), 2],
  ["KubeEdge发布".repeat(67), 2],
  [`# A title\n\n${"word ".repeat(200)}`, 1],
  [" ", 1],
])("what stands between blanks is a word, as before: %j", (content, minutes) => {
  const source = { path: "blog/a.md", title: "T", content, frontMatter: {} };
  const place = { folder: "blog", authors: {}, readingTime: "blanks" as const };
  expect(describePost(source, place).minutes).toBe(minutes);
});

test("only what stands before the mark is shown in lists", () => {
  expect(post("a.md", {}, "One.\n\n<!-- truncate -->\n\nTwo.").hasMore).toBe(true);
  expect(post("a.md", {}, "One.\n\nTwo.").hasMore).toBe(false);
});

describe("authors", () => {
  const ada = { name: "Ada", title: "Engineer", url: "https://ada.example", image: "/ada.png" };
  const bob = { name: "bob", image: "https://a.example/bob.png" };
  const guest = { name: "Eve", title: "Guest" };

  test.each<[string, unknown, { authors: object[]; keys: string[] }]>([
    ["a name of authors.yml", "ada", { authors: [ada], keys: ["ada"] }],
    ["several", ["ada", "bob"], { authors: [ada, bob], keys: ["ada", "bob"] }],
    ["a name that it has not", "eve", { authors: [{ name: "eve" }], keys: [] }],
    ["one of its own", guest, { authors: [guest], keys: [] }],
    [
      "one with more to say",
      { key: "ada", title: "Guest" },
      { authors: [{ ...ada, title: "Guest" }], keys: ["ada"] },
    ],
    ["one without a name", { title: "Guest" }, { authors: [], keys: [] }],
    ["a number", [3, null], { authors: [], keys: [] }],
    ["nothing", null, { authors: [], keys: [] }],
  ])("are read from %s", (_, authors, expected) => {
    const { authors: found, authorKeys: keys } = post("a.md", { authors });
    expect(JSON.parse(JSON.stringify({ authors: found, keys }))).toEqual(expected);
  });

  test.each([
    ["/a.png", "/a.png"],
    ["https://a.example/a.png", "https://a.example/a.png"],
    ["http://a.example/a.png", "http://a.example/a.png"],
    ["a.png", undefined],
    ["./a.png", undefined],
    ["//a.example/a.png", undefined],
    ["data:image/png;base64,AA", undefined],
  ])("have a picture where its address means the same on every page: %s", (image_url, image) => {
    const [author] = post("a.md", { authors: { name: "Eve", image_url } }).authors;
    expect(author?.image).toBe(image);
  });

  test("are read from the older keys of a post", () => {
    const keys = {
      author: "Eve",
      author_title: "Guest",
      author_url: "https://eve.example",
      author_image_url: "/eve.png",
    };
    const older = {
      author: "Eve",
      authorTitle: "Guest",
      authorURL: "https://eve.example",
      authorImageURL: "/eve.png",
    };
    const eve = { name: "Eve", title: "Guest", url: "https://eve.example", image: "/eve.png" };
    expect(post("a.md", keys).authors).toEqual([eve]);
    expect(post("a.md", older).authors).toEqual([eve]);
    expect(post("a.md", { author_title: "Guest" }).authors).toEqual([]);
    expect(post("a.md", { ...keys, authors: "ada" }).authors).toMatchObject([{ name: "Ada" }]);
  });
});

test("lists have the posts that are no drafts and not unlisted, in the order of the blog", () => {
  const posts = [
    post("2024-01-01-b.md"),
    post("2024-01-01-a.md"),
    post("2025-01-01-c.md"),
    post("2026-01-01-d.md", { draft: true }),
    post("2026-01-01-e.md", { unlisted: true }),
  ];
  const names = (isAscending: boolean) =>
    listedPosts(posts, isAscending).map(({ slug }) => slug.slice(-1));
  expect(names(false)).toEqual(["c", "a", "b"]);
  expect(names(true)).toEqual(["b", "a", "c"]);
});
