import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";

/** What finds the titles of pages for a query. */
function searchIn(pages: readonly SamplePage[]): (query: string) => string[] {
  const index = loadSearchIndex(buildSearchIndex(documentsOf(pages), { language: "en" }));
  return (query) => index.search(query, 8).map(({ document }) => document.title);
}

/** Pages that make words as frequent as they are in a large set. */
function others(content: string): SamplePage[] {
  return Array.from({ length: 30 }, (_, at) => ({ title: `Page ${at}`, content }));
}

const LONG = "Nothing of what was asked stands in these long texts of many words. ".repeat(6);

test("a title that begins with what was typed stands before those that only have it", () => {
  const titles = searchIn([
    { title: "Configure access for clusters", content: "Access a cluster. Clusters. Cluster." },
    { title: "Access clusters by the console" },
    { title: "Clusters and remote access", content: "Access to a cluster." },
    ...others("Unrelated"),
  ]);
  for (const query of ["acc", "access", "access clu", "access clusters"]) {
    expect(titles(query)[0], query).toBe("Access clusters by the console");
  }
});

test("a letter or two of the next word do not drive a page away", () => {
  const titles = searchIn([
    { title: "Volumes", content: "Volumes can be snapshotted.", sections: [["Raw", "Block."]] },
    { title: "Volume classes", sections: [["Snippets", "Of a volume."]] },
    { title: "Snowflakes", content: "A volume of snow." },
  ]);
  expect(titles("volumes")[0]).toBe("Volumes");
  expect(titles("volumes s")[0]).toBe("Volumes");
  expect(titles("volumes sn")[0]).toBe("Volumes");
  expect(titles("the vo")[0]).toBe("Volumes");
});

test("an identifier stands before its parts, wherever these are", () => {
  const titles = searchIn([
    { title: "Grace period in seconds", sections: [["Deletion", "Deletion takes seconds."]] },
    { title: "Metadata", content: "A field is deletionGracePeriodSeconds, and others are not." },
    ...others("Deletion after a period of grace, in seconds"),
  ]);
  expect(titles("deletionGracePeriodSeconds")[0]).toBe("Metadata");
});

test("an identifier counts however long the page is that has it, and says more than its parts", () => {
  const many = Array.from({ length: 400 }, (_, at) => `field${at}`).join(" ");
  const titles = searchIn([
    { title: "Clients", content: "Evicted clients. A client is evicted." },
    { title: "Figures", content: `${many} evicted_clients ${many}` },
    ...others("Unrelated"),
  ]);
  expect(titles("evicted_clients")[0]).toBe("Figures");
});

test("words that all stand in a text as one are taken for it", () => {
  const more = "This page has some more words that are not looked for.";
  const titles = searchIn([
    { title: "Copies", content: `${more} A file has the time of the last save, of every save.` },
    { title: "Figures", content: `${more} What last_file_save_time says is a number.` },
    ...others("Unrelated"),
  ]);
  expect(titles("last file save time")[0]).toBe("Figures");
});

test("words that carry a question weigh little beside its subject", () => {
  const titles = searchIn([
    { title: "Several things", content: "Find out one thing, take another, and keep it." },
    { title: "Quotas", content: "A quota holds for a project." },
    { title: "Projects", content: "A project has members." },
  ]);
  expect(titles("how can I find out several quotas")[0]).toBe("Quotas");
});

test("a question is answered by the page that is about it, not by one that mentions it", () => {
  const said = "Encrypt all connections.";
  const titles = searchIn([
    { title: "Notes", content: "New this month.", sections: [["Fixed", said]] },
    { title: "TLS", content: said, sections: [["Files", "New this month."]] },
    ...others("Unrelated"),
  ]);
  expect(titles("how do I encrypt connections")[0]).toBe("TLS");
  expect(titles("encrypt connections")[0]).toBe("Notes");
});

test("a question mark ends the last word", () => {
  const titles = searchIn([
    { title: "Locking rows", content: "Locking is optimistic." },
    { title: "Plans", content: "There is no lock." },
  ]);
  expect(titles("lock")).toHaveLength(2);
  expect(titles("loc")).toHaveLength(2);
  expect(titles("loc?")).toEqual([]);
});

test("of pages that have the words of a description, the one that opens with them stands first", () => {
  const titles = searchIn([
    {
      title: "Fields",
      content: "Fields of all kinds.",
      sections: [
        ["Message", "A message may expire. A message expires. Messages."],
        ["Store", "The broker keeps unread letters. An unread letter of the broker."],
      ],
    },
    {
      title: "Dead letters",
      content: "What is sent goes here unread when messages of a broker expire.",
      sections: [["Part", LONG]],
    },
    ...others("A broker sends a message."),
  ]);
  expect(titles("messages that expire unread in the broker")[0]).toBe("Dead letters");
  expect(titles("where do unread messages of the broker expire?")[0]).toBe("Dead letters");
});
