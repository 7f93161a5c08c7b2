/**
 * Simulates a shop's business from a seed.
 * Buyers, bank notifications and staff act concurrently through two processes on one database.
 */
import { setTimeout } from "node:timers/promises";
import type { Answer, TestShop } from "../../../api/src/testing/test-shop.ts";
import { seeded } from "../../../api/src/testing/seeded.ts";
import { BUYER_ACTIONS, STAFF_ACTIONS } from "./story-actions.ts";

export type SendRequest = TestShop["send"];

/** The scene of a story: products are scarce, so that actors compete for them. */
export interface Scene {
  shop: TestShop;
  /** The shop's processes; the first belongs to `shop`. */
  processes: readonly [SendRequest, SendRequest];
  products: readonly number[];
  vouchers: readonly string[];
  /** The pending refund of each order; the next refund waits for it. */
  turns: Map<number, Promise<void>>;
}

export interface StoryOrder {
  id: number;
  randomId: string;
  number: string;
  email: string;
  card?: { reference: string; amount: string };
}

export interface Actor {
  scene: Scene;
  email: string;
  ask: SendRequest;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Picks one of the items; undefined if there are none. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  orders: StoryOrder[];
  cart?: string | undefined;
  /** Records an event that must never happen. */
  fault(what: string): void;
}

export type Act = (actor: Actor) => Promise<void>;

export interface Outcome {
  /** The actions of each actor and the response statuses, in response order. */
  steps: string[];
  faults: string[];
  granted: Map<string, number>;
}

const ACTIONS_OF_EACH = 9;
/** How often a request is repeated while the shop answers that it is overloaded. */
const REPEATS = 5;
/** Spreads consecutive seeds far apart. */
const SPREAD = 2_654_435_761;

/** Plays the story of this seed: two buyers and two staff members with nine actions each. */
export async function playStory(scene: Scene, seed: number): Promise<Outcome> {
  const reported: Outcome = { steps: [], faults: [], granted: new Map() };
  const orders: StoryOrder[] = [];
  const actors = [BUYER_ACTIONS, BUYER_ACTIONS, STAFF_ACTIONS, STAFF_ACTIONS].map(async (actions, index) => {
    const random = seeded(((seed * 4 + index) * SPREAD) % 2 ** 32);
    const name = `${actions === BUYER_ACTIONS ? "buyer" : "staff"}${index % 2}`;
    const actor: Actor = {
      scene,
      email: `${name}-${seed}@example.com`,
      ask: following(scene.processes[index % 2 === 0 ? 0 : 1], name, reported),
      random,
      pick: (items) => items[Math.floor(random() * items.length)],
      orders,
      fault: (what) => void reported.faults.push(`${name}: ${what}`),
    };
    for (let act = 0; act < ACTIONS_OF_EACH; act += 1) await pickWeighted(actions, random())(actor);
  });
  await Promise.all(actors);
  return reported;
}

/** Records requests and responses; a status of 500 or above is a fault, 503 only if repeating does not help. */
function following(send: SendRequest, name: string, reported: Outcome): SendRequest {
  return async (method, path, sending): Promise<Answer> => {
    let answer = await send(method, path, sending);
    for (let repeat = 1; answer.status === 503 && repeat <= REPEATS; repeat += 1) {
      reported.steps.push(`${name}: ${method} ${path} → 503, repeated`);
      await setTimeout(repeat * 1_000);
      answer = await send(method, path, sending);
    }
    const [plain = ""] = path.split("?");
    const kind = `${method} ${plain.replaceAll(/\/[\w-]*\d[\w-]*/g, "/…")}`;
    reported.steps.push(`${name}: ${method} ${path} → ${answer.status}`);
    if (answer.status >= 500) reported.faults.push(`${name}: ${method} ${path} → ${answer.status}`);
    if (answer.status === 200) reported.granted.set(kind, (reported.granted.get(kind) ?? 0) + 1);
    return answer;
  };
}

function pickWeighted(actions: readonly (readonly [weight: number, act: Act])[], dice: number): Act {
  let left = dice * actions.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, act] of actions) {
    left -= weight;
    if (left < 0) return act;
  }
  throw new Error("The story has no action.");
}
