import { z } from "zod";

/** Languages of code samples, in the order of their tabs. */
const SAMPLE_IDS = [
  "curl",
  "nodejs",
  "csharp",
  "java",
  "fetch",
  "python",
  "go",
  "php",
  "ruby",
  "rust",
  "kotlin",
  "powershell",
] as const;

/** A description whose operations become pages: OpenAPI 3.0 to 3.2 or Swagger 2.0, YAML or JSON. */
export const apiSchema = z
  .strictObject({
    /** Names it in sidebars: "v1". */
    id: z.string().regex(/^[\w-]+$/, { error: "must consist of letters, digits and hyphens" }),
    /** The description; files that it refers to are found from there. */
    file: z.string(),
    /** Route below which each operation has its page, named by its operationId: "/api/v1". */
    route: z.string().regex(/^\/[^?#]*[^?#/]$/, { error: 'must be a route such as "/api/v1"' }),
    /** Route of a family's page; "{family}" becomes the slug of its tag. Default: below `route`. */
    familyRoute: z.string().startsWith("/").includes("{family}").optional(),
    /** Route of the page about the API as a whole; false: there is none. Default: that of `route`. */
    overviewRoute: z.union([z.literal(false), z.string().regex(/^\/[^?#]*[^?#/]$/)]).optional(),
    /**
     * Where the whole description is published, relative to the site: "openapi/v1.yaml". Default: its
     * `id` in "openapi".
     */
    download: z
      .string()
      .regex(/^(?![/.]|.*\/\.).*\.(?:yaml|json)$/, {
        error: 'must be a relative path that ends with ".yaml" or ".json"',
      })
      .optional(),
    /** Folder with the rules and the seed of its practice server. Default: it has none. */
    practice: z.string().optional(),
    /**
     * How grave what is wrong in the description is. Default: a warning, and all that is right is
     * shown.
     */
    faults: z.enum(["error", "warning"]).default("warning"),
    /**
     * What requests go to when the description names no server, and what relative servers count
     * from. Default: the address at which the description is published.
     */
    server: z
      .string()
      .regex(/^https?:\/\/[^/?#]+[^?#]*$/, {
        error: 'must be an address such as "https://api.example.com"',
      })
      .optional(),
    /** Whether readers may send requests to an address that they type. Default: true. */
    anyServer: z.boolean().default(true),
    /** What relative links in the description's texts count from. Default: its `externalDocs`. */
    linkBase: z
      .string()
      .regex(/^https?:\/\//, { error: 'must be an address such as "https://example.com/docs/"' })
      .optional(),
    /** Languages of the code samples, in the order of their tabs. */
    samples: z.array(z.enum(SAMPLE_IDS)).default(["curl", "nodejs", "csharp", "java"]),
    /** Extensions of operations that are shown as facts: "x-rate-limit". Default: none. */
    extensions: z.array(z.string().regex(/^x-/, { error: 'must begin with "x-"' })).default([]),
    /** Names the API of which this is one version: pages then lead to the same operation of others. */
    versionsOf: z.string().optional(),
    /** Description of the version before: what has changed since becomes a page. Default: none. */
    previous: z.string().optional(),
  })
  .transform((api) => ({
    ...api,
    familyRoute: api.familyRoute ?? `${api.route}/family/{family}`,
    download: api.download ?? `openapi/${api.id}${api.file.endsWith(".json") ? ".json" : ".yaml"}`,
  }));

/** How one API description becomes pages. */
export type ApiConfig = z.infer<typeof apiSchema>;
