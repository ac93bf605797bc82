import { describe, expect, test } from "vitest";
import { indexTerms, tokenize } from "./tokens.ts";

const terms = (text: string) => tokenize(text).map(({ text: whole }) => whole);
const all = (text: string) => tokenize(text).flatMap(indexTerms);

describe("tokenize", () => {
  test("SEARCH-01 gives no tokens for text without letters and digits", () => {
    for (const text of ["", "   ", "\0", "--- ... ***", "🎉 👩‍👩‍👧"])
      expect(tokenize(text)).toEqual([]);
  });

  test("SEARCH-02 cuts English into folded, lower-case words", () => {
    expect(terms("The Café's naïve ＡＰＩ, don’t!")).toEqual([
      "the",
      "cafe",
      "naive",
      "api",
      "dont",
    ]);
  });

  test("knows an identifier as a whole and by its parts", () => {
    expect(all("--dry-run")).toEqual(["dryrun", "dry", "run"]);
    expect(all("X-Forwarded-For")).toEqual(["xforwardedfor", "x", "forwarded", "for"]);
    expect(all("max_pool_size")).toEqual(["maxpoolsize", "max", "pool", "size"]);
    expect(all("HTTPServerPort")).toEqual(["httpserverport", "http", "server", "port"]);
    expect(all("std::vector")).toEqual(["stdvector", "std", "vector"]);
    expect(all("CRDs and APIs")).toEqual(["crds", "and", "apis"]);
  });

  test("keeps one letter or digit with the capitals behind it", () => {
    expect(tokenize("gRPC")).toEqual([{ text: "grpc", parts: [], tails: ["rpc"] }]);
    expect(all("iOS, 2FA, mTLS")).toEqual(["ios", "os", "2fa", "fa", "mtls", "tls"]);
    expect(all("gRPCServerPort")).toEqual(["grpcserverport", "grpc", "server", "port", "rpc"]);
    expect(all("xAxis")).toEqual(["xaxis", "axis"]);
  });

  test("knows joined identifiers as a whole, by themselves and by their parts", () => {
    expect(all("/sys/config")).toEqual(["sysconfig", "sys", "config"]);
    expect(all("--restart=always")).toEqual(["restartalways", "restart", "always"]);
    expect(all("app:max_pool")).toEqual(["appmaxpool", "app", "max", "pool", "maxpool"]);
    expect(all("image:v1.29.3")).toEqual(["image1.29.3", "image", "1.29.3", "1.29"]);
    expect(all("https://docs.example/a/b_c/d/e/f")).toEqual([
      "https",
      "docsexample",
      "docs",
      "example",
      "a",
      "bc",
      "b",
      "c",
      "d",
      "e",
      "f",
    ]);
  });

  test("keeps versions, C++, C# and .NET", () => {
    expect(all("v1.29.3")).toEqual(["1.29.3", "1.29"]);
    expect(all("redis-7.2.4.tar.gz")).toEqual([
      "redis7.2.4targz",
      "redis",
      "7.2.4",
      "tar",
      "gz",
      "7.2",
    ]);
    expect(all("v2.0.0-rc1")).toEqual(["2.0.0rc1", "2.0.0", "rc1", "2.0"]);
    expect(all("C++17, C++ or C#")).toEqual(["c++17", "c++", "c++", "or", "c#"]);
    expect(all(".NET and ASP.NET")).toEqual([".net", "net", "and", "aspnet", "asp", "net"]);
  });

  test("knows words without what only layout is told", () => {
    expect(terms("de\u00adploy data\u200bbase \u200fteam\u200f")).toEqual([
      "deploy",
      "database",
      "team",
    ]);
  });

  test("SEARCH-02 cuts Chinese, Japanese and Thai into overlapping groups", () => {
    expect(terms("部署应用")).toEqual(["部署", "署应", "应用"]);
    expect(terms("ﾋﾞﾙﾄﾞする")).toEqual(["ビル", "ルド", "ドす", "する"]);
    expect(terms("รหัสผ่าน")).toEqual(["รหั", "หัส", "ัสผ", "สผ่", "ผ่า", "่าน"]);
    expect(terms("Kubernetes集群")).toEqual(["kubernetes", "集群"]);
  });

  test("a document can also be found by the last character of a run", () => {
    expect(all("部署")).toEqual(["部署", "署"]);
  });

  test("cuts words that nobody types", () => {
    expect(terms("a".repeat(10_000))[0]).toHaveLength(48);
    expect(terms("a.b.c.d.e.f.g.h")).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
  });
});
