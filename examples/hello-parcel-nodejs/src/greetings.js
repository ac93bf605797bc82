import { Router } from "express";
import { logger } from "./logger.js";

const MAX_NAME_LENGTH = 40;
const release = process.env.MILLRACE_RELEASE ?? "local";

export const greetings = Router();

greetings.get("/:name", (request, response) => {
  const { name } = request.params;
  if (name.length > MAX_NAME_LENGTH) {
    response.status(400).json({ title: "The name is too long", status: 400 });
    return;
  }
  logger.info(`Greeting created, name length ${name.length}`);
  const message = `Hello, ${name}! Your parcel is on its way.`;
  response.json({ name, message, release });
});
