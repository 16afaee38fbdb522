import type { PubSub, Topic } from '../pubsub/pubsub.js';
import type { Audience } from './audience.js';
import type { Presence } from './presence.js';

/** How often a process says that it is alive, and after how long a silence it counts as dead. */
const ALIVE_MS = 5000;
const DEAD_MS = 20_000;

/** Lets the processes of a site know who is connected to each of them, and how many watch which table. */
export class Peers {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly presence: Presence,
    private readonly audience: Audience,
    private readonly pubsub: PubSub,
    private readonly beat = { alive: ALIVE_MS, dead: DEAD_MS },
  ) {
    presence.events.on('entered', (person) => pubsub.publish('came', person));
    presence.events.on('exited', (person) => pubsub.publish('left', person));
    presence.events.on('processForgotten', (process) => audience.forgetProcess(process));
    audience.events.on('counted', (what) => pubsub.publish('audience', what));
    pubsub.events.on('received', (topic, id, from) => this.receive(topic, id, from));
    pubsub.events.on('reconnected', () => this.ask());
  }

  start(): void {
    this.timer = setInterval(() => {
      this.pubsub.publish('alive', 'process');
      this.presence.giveUp(this.beat.dead);
    }, this.beat.alive);
    this.timer.unref();
    this.ask();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Asks the others who is connected to them, and says who is here: what was said before may have been missed. */
  private ask(): void {
    this.presence.forgetElsewhere();
    this.pubsub.publish('roll', 'process');
    this.answer();
  }

  private receive(topic: Topic, id: string, from: string): void {
    if (topic === 'came') this.presence.came(id, from);
    if (topic === 'left') this.presence.left(id, from);
    if (topic === 'alive') this.presence.hear(from);
    if (topic === 'audience') this.audience.hear(from, id);
    if (topic === 'roll') {
      this.presence.forgetProcess(from);
      this.answer();
    }
  }

  private answer(): void {
    for (const person of this.presence.local()) this.pubsub.publish('came', person);
    for (const what of this.audience.roll()) this.pubsub.publish('audience', what);
  }
}
