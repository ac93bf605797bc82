import { expect, it } from "vitest";
import { fromTheme } from "./translated-messages.ts";

it("takes the sentences of their theme, with the values by our names", () => {
  const messages = fromTheme({
    "theme.docs.paginator.next": "Suivant",
    "theme.docs.paginator.previous": "",
    "theme.blog.post.readingTime.plurals": "Une minute|{readingTime} minutes",
    "theme.lastUpdated.lastUpdatedAtBy": "Mise à jour{atDate}{byUser}",
    "theme.lastUpdated.atDate": " le {date}",
    "homepage.title": "Bienvenue",
  });
  expect(messages).toEqual({
    next: "Suivant",
    minutesToRead: "Une minute|{count} minutes",
    lastUpdated: "Mise à jour le {date}",
  });
});
