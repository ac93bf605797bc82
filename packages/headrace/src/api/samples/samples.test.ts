import { describe, expect, it } from "vitest";
import type { ApiRequest } from "../../model/api-request.ts";
import { printCsharp } from "./csharp.ts";
import { printCurl } from "./curl.ts";
import { printJava } from "./java.ts";
import { printNodejs } from "./nodejs.ts";

const VENDOR = "application/vnd.example.v1+json";
const KEY = { name: "X-Api-Key", value: "YOUR_API_KEY" };
const ACCEPT = { name: "Accept", value: VENDOR };

const json: ApiRequest = {
  method: "PATCH",
  url: "https://api.example.com/things/1?notify=true&lang=en",
  headers: [
    ACCEPT,
    { name: "Content-Type", value: VENDOR },
    KEY,
    { name: "If-Match", value: '"9c1f04be"' },
  ],
  body: { kind: "text", text: JSON.stringify({ name: "It's", tags: ["a", "b"] }, null, 2) },
};

const form: ApiRequest = {
  method: "POST",
  url: "https://api.example.com/things",
  headers: [ACCEPT, KEY],
  body: {
    kind: "multipart",
    parts: [
      {
        kind: "file",
        name: "file",
        file: { name: "a.zip", contentType: "application/zip", content: null },
      },
      { kind: "text", name: "note", text: "New", contentType: null },
    ],
  },
};

const empty: ApiRequest = {
  method: "POST",
  url: "https://api.example.com/things/1/start",
  headers: [ACCEPT, KEY],
  body: { kind: "none" },
};

describe("API-04 samples read as a developer would write them", () => {
  it("curl", () => {
    expect(printCurl(json)).toMatchInlineSnapshot(`
      "curl --request PATCH 'https://api.example.com/things/1?notify=true&lang=en' \\
        --header 'Accept: application/vnd.example.v1+json' \\
        --header 'Content-Type: application/vnd.example.v1+json' \\
        --header 'X-Api-Key: YOUR_API_KEY' \\
        --header 'If-Match: "9c1f04be"' \\
        --data '{
        "name": "It'\\''s",
        "tags": [
          "a",
          "b"
        ]
      }'"
    `);
    expect(printCurl(form)).toMatchInlineSnapshot(`
      "curl --request POST https://api.example.com/things \\
        --header 'Accept: application/vnd.example.v1+json' \\
        --header 'X-Api-Key: YOUR_API_KEY' \\
        --form 'file=@a.zip;type=application/zip' \\
        --form 'note=New'"
    `);
    expect(printCurl(empty)).toMatchInlineSnapshot(`
      "curl --request POST https://api.example.com/things/1/start \\
        --header 'Accept: application/vnd.example.v1+json' \\
        --header 'X-Api-Key: YOUR_API_KEY'"
    `);
    expect(printCurl({ ...empty, method: "GET" })).toMatchInlineSnapshot(`
      "curl https://api.example.com/things/1/start \\
        --header 'Accept: application/vnd.example.v1+json' \\
        --header 'X-Api-Key: YOUR_API_KEY'"
    `);
  });

  it("Node.js", () => {
    expect(printNodejs(json)).toMatchInlineSnapshot(`
      "import axios from "axios";

      const body = { name: "It's", tags: ["a", "b"] };

      const response = await axios.request({
        method: "PATCH",
        url: "https://api.example.com/things/1?notify=true&lang=en",
        headers: {
          Accept: "application/vnd.example.v1+json",
          "Content-Type": "application/vnd.example.v1+json",
          "X-Api-Key": "YOUR_API_KEY",
          "If-Match": '"9c1f04be"',
        },
        data: JSON.stringify(body, null, 2),
      });

      console.log(response.status, response.data);"
    `);
    expect(printNodejs(form)).toMatchInlineSnapshot(`
      "import { createReadStream } from "node:fs";
      import axios from "axios";
      import FormData from "form-data";

      const form = new FormData();
      form.append("file", createReadStream("a.zip"), { contentType: "application/zip" });
      form.append("note", "New");

      const response = await axios.request({
        method: "POST",
        url: "https://api.example.com/things",
        headers: {
          Accept: "application/vnd.example.v1+json",
          "X-Api-Key": "YOUR_API_KEY",
        },
        data: form,
      });

      console.log(response.status, response.data);"
    `);
    expect(printNodejs(empty)).toMatchInlineSnapshot(`
      "import axios from "axios";

      const response = await axios.request({
        method: "POST",
        url: "https://api.example.com/things/1/start",
        headers: {
          Accept: "application/vnd.example.v1+json",
          "X-Api-Key": "YOUR_API_KEY",
          "Content-Type": false, // axios would call the empty body a form
        },
      });

      console.log(response.status, response.data);"
    `);
  });

  it("C#", () => {
    expect(printCsharp(json)).toMatchInlineSnapshot(`
      "using System.Net.Http.Headers;

      using var client = new HttpClient();
      using var request = new HttpRequestMessage(HttpMethod.Patch, "https://api.example.com/things/1?notify=true&lang=en");
      request.Headers.Add("Accept", "application/vnd.example.v1+json");
      request.Headers.Add("X-Api-Key", "YOUR_API_KEY");
      request.Headers.Add("If-Match", "\\"9c1f04be\\"");
      request.Content = new StringContent(
          """
          {
            "name": "It's",
            "tags": [
              "a",
              "b"
            ]
          }
          """,
          new MediaTypeHeaderValue("application/vnd.example.v1+json"));

      using var response = await client.SendAsync(request);
      Console.WriteLine((int)response.StatusCode);
      Console.WriteLine(await response.Content.ReadAsStringAsync());"
    `);
    expect(printCsharp(form)).toMatchInlineSnapshot(`
      "using System.Net.Http.Headers;

      using var client = new HttpClient();
      using var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example.com/things");
      request.Headers.Add("Accept", "application/vnd.example.v1+json");
      request.Headers.Add("X-Api-Key", "YOUR_API_KEY");
      using var form = new MultipartFormDataContent();
      var file = new StreamContent(File.OpenRead("a.zip"));
      file.Headers.ContentType = new MediaTypeHeaderValue("application/zip");
      form.Add(file, "file", "a.zip");
      form.Add(new StringContent("New"), "note");
      request.Content = form;

      using var response = await client.SendAsync(request);
      Console.WriteLine((int)response.StatusCode);
      Console.WriteLine(await response.Content.ReadAsStringAsync());"
    `);
    expect(printCsharp(empty)).toMatchInlineSnapshot(`
      "using var client = new HttpClient();
      using var request = new HttpRequestMessage(HttpMethod.Post, "https://api.example.com/things/1/start");
      request.Headers.Add("Accept", "application/vnd.example.v1+json");
      request.Headers.Add("X-Api-Key", "YOUR_API_KEY");

      using var response = await client.SendAsync(request);
      Console.WriteLine((int)response.StatusCode);
      Console.WriteLine(await response.Content.ReadAsStringAsync());"
    `);
  });

  it("Java", () => {
    expect(printJava(json)).toMatchInlineSnapshot(`
      "import kong.unirest.core.HttpResponse;
      import kong.unirest.core.Unirest;

      HttpResponse<String> response = Unirest.patch("https://api.example.com/things/1?notify=true&lang=en")
          .header("Accept", "application/vnd.example.v1+json")
          .header("Content-Type", "application/vnd.example.v1+json")
          .header("X-Api-Key", "YOUR_API_KEY")
          .header("If-Match", "\\"9c1f04be\\"")
          .body("""
              {
                "name": "It's",
                "tags": [
                  "a",
                  "b"
                ]
              }""")
          .asString();

      System.out.println(response.getStatus());
      System.out.println(response.getBody());"
    `);
    expect(printJava(form)).toMatchInlineSnapshot(`
      "import java.io.File;
      import kong.unirest.core.HttpResponse;
      import kong.unirest.core.Unirest;

      HttpResponse<String> response = Unirest.post("https://api.example.com/things")
          .header("Accept", "application/vnd.example.v1+json")
          .header("X-Api-Key", "YOUR_API_KEY")
          .field("file", new File("a.zip"), "application/zip")
          .field("note", "New", "text/plain; charset=utf-8")
          .asString();

      System.out.println(response.getStatus());
      System.out.println(response.getBody());"
    `);
    expect(printJava(empty)).toMatchInlineSnapshot(`
      "import kong.unirest.core.HttpResponse;
      import kong.unirest.core.Unirest;

      HttpResponse<String> response = Unirest.post("https://api.example.com/things/1/start")
          .header("Accept", "application/vnd.example.v1+json")
          .header("X-Api-Key", "YOUR_API_KEY")
          .asString();

      System.out.println(response.getStatus());
      System.out.println(response.getBody());"
    `);
  });
});

it("Java sends the parts of a form in their order, which its library would sort by name", () => {
  const parts = form.body.kind === "multipart" ? form.body.parts.toReversed() : [];
  const code = printJava({ ...form, body: { kind: "multipart", parts } });
  expect(code).not.toContain(".field(");
  expect(code.indexOf('name=\\"note\\"')).toBeGreaterThan(0);
  expect(code.indexOf('name=\\"note\\"')).toBeLessThan(code.indexOf('name=\\"file\\"'));
});

describe("curl's limits", () => {
  it("takes a body that no argument can hold from a file, and says so", () => {
    const long = printCurl({ ...json, body: { kind: "text", text: "x".repeat(200_000) } });
    expect(long).toMatch(
      /^# Save the body as body\.txt first\.\ncurl .*--data-binary '@body\.txt'$/s,
    );
    expect(printCurl({ ...json, body: { kind: "text", text: "a\0b" } })).not.toContain("\0");
  });

  it("says where the name of a part can't be written", () => {
    const parts = [{ kind: "text", name: "a=b", text: "\0", contentType: null }] as const;
    const sample = printCurl({ ...form, body: { kind: "multipart", parts: [...parts] } });
    expect(sample.split("\n").slice(0, 2)).toEqual([
      "# Save the text of part 1 as part-1.txt first.",
      "# curl takes the name of part 1 to end at its equals sign.",
    ]);
  });
});

describe("headers that .NET parses", () => {
  it.each([
    ["X-Thing", "a, b", "Add"],
    ["If-None-Match", '"a"', "Add"],
    ["If-None-Match", "a", "TryAddWithoutValidation"],
    ["Accept", "a/b;q=0.5", "TryAddWithoutValidation"],
    ["Authorization", "Bearer a.b-c", "Add"],
    ["User-Agent", "x", "TryAddWithoutValidation"],
  ])("%s: %s by %s", (...[name, value, method]) => {
    const sample = printCsharp({ ...empty, headers: [{ name, value }] });
    expect(sample).toContain(`request.Headers.${method}("${name}", `);
  });

  it("belong to the content where .NET says so, and it is made for them", () => {
    const sample = printCsharp({ ...empty, headers: [{ name: "Content-Language", value: "en" }] });
    expect(sample).toContain(
      'request.Content = new ByteArrayContent([]);\nrequest.Content.Headers.TryAddWithoutValidation("Content-Language", "en");',
    );
  });
});
