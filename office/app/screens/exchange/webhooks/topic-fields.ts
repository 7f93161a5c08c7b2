import type { EventTopic } from "@curat/contract/staff/webhooks.values";

/** Returns the name of a topic's checkbox. */
export function topicField(topic: EventTopic): string {
  return `topic.${topic}`;
}
