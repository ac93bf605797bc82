/** Where profiles are that authors give by their names alone. */
const PROFILES: Readonly<Record<string, string>> = {
  bluesky: "https://bsky.app/profile/",
  github: "https://github.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/in/",
  mastodon: "https://mastodon.social/@",
  stackoverflow: "https://stackoverflow.com/users/",
  threads: "https://www.threads.net/@",
  twitch: "https://twitch.tv/",
  twitter: "https://twitter.com/",
  x: "https://x.com/",
  youtube: "https://youtube.com/@",
};

function profile(name: string, handle: string): string {
  const begins = PROFILES[name.toLowerCase()];
  return begins === undefined || /^https?:\/\//.test(handle) ? handle : begins + handle;
}

/** Addresses of what an author names as `socials`, by the names of the places. */
export function profiles(socials: unknown): Record<string, string> {
  const named = Object.entries(Object(socials));
  return Object.fromEntries(named.map(([name, handle]) => [name, profile(name, `${handle}`)]));
}
