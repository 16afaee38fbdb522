import type { PubSub, Topic } from '../pubsub/pubsub.js';
import type { Audience } from './audience.js';
import type { Presence } from './presence.js';

/** How often a process says that it lives, and after how long a silence it counts as dead. */
const ALIVE_MS = 5000;
const DEAD_MS = 20_000;

/** Lets the processes of a site know who is connected to each of them, and how many look on. */
export class Peers {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly presence: Presence,
    private readonly audience: Audience,
    private readonly pubsub: PubSub,
    beat = { alive: ALIVE_MS, dead: DEAD_MS },
  ) {
    this.timer = setInterval(() => {
      pubsub.publish('alive', 'process');
      presence.giveUp(beat.dead);
    }, beat.alive);
    this.timer.unref();
    presence.forgot = (process) => audience.forgetProcess(process);
    audience.tellOthers = (what) => pubsub.publish('audience', what);
    this.ask();
  }

  /** Asks the others who is with them, and says who is here: what was said before may have been missed. */
  ask(): void {
    this.presence.forgetElsewhere();
    this.pubsub.publish('roll', 'process');
    this.answer();
  }

  /** What somebody else said; false if it was not about people. */
  heard(topic: Topic, id: string, from: string): boolean {
    if (topic === 'came') this.presence.came(id, from);
    else if (topic === 'left') this.presence.left(id, from);
    else if (topic === 'alive') this.presence.hear(from);
    else if (topic === 'audience') this.audience.hear(from, id);
    else if (topic === 'roll') {
      this.presence.forgetProcess(from);
      this.answer();
    } else return false;
    return true;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private answer(): void {
    for (const person of this.presence.atHome()) this.pubsub.publish('came', person);
    for (const what of this.audience.roll()) this.pubsub.publish('audience', what);
  }
}
