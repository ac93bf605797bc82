/** A server that runs for one project, with nothing in it. */
export interface RunningServer {
  /** "PostgreSQL 18.6" */
  name: string;
  version: string;
  port: number;
  user?: string;
  /** Tells the samples where it is. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A kind of server that samples may name the address of. */
export interface ServerKind {
  /** Types of connection that it stands for. */
  types: readonly string[];
  /** The variables of which a sample's tests read one. */
  variables: readonly string[];
  start(tools: ServerTools, made?: Made): Promise<RunningServer>;
}

/** What starting a server takes. */
export interface ServerTools {
  javaHome: string;
  /** Folder for what is downloaded. */
  cache: string;
}

/** What readers make in a service before their component connects to it. */
export interface Made {
  /** Of Kafka. */
  topics: readonly string[];
  /** Of MinIO. */
  buckets: readonly string[];
}
