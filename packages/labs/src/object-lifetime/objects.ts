/** The objects of a program and the scopes that destroy them; every event is recorded as a step. */
import type { EventKind, LiveObject, Step } from './steps.ts';
import { words } from './words/lab.ts';

interface Scope {
  /** What to destroy, in the order of declaration. */
  locals: (() => void)[];
}

/** Scopes destroy their locals in reverse order. */
export class Objects {
  readonly steps: Step[] = [];
  private readonly objects: LiveObject[] = [];
  private readonly scopes: Scope[] = [{ locals: [] }];
  private at = 0;

  constructor() {
    this.steps.push({ line: 0, kind: 'start', text: words.notBegun, objects: [] });
  }

  /** The line (from 1) that runs from here on. */
  line(number: number): void {
    this.at = number - 1;
  }

  begin(): void {
    this.scopes.push({ locals: [] });
  }

  /** Leaves the scope: its locals are destroyed, the youngest first. */
  end(): void {
    for (const destroy of (this.scopes.pop()?.locals ?? []).reverse()) destroy();
  }

  /** The end of the program: what is still on the heap has no owner that anyone can reach. */
  finish(): Step[] {
    while (this.scopes.length > 0) this.end();
    for (const object of this.objects.filter(({ state }) => state === 'alive')) {
      object.state = 'leaked';
      this.record('leak', object, words.leak(object.name, object.owners.length));
    }
    return this.steps;
  }

  protected moved(name: string, place: LiveObject['place'], from: LiveObject, text?: string): LiveObject {
    const value = from.value;
    from.value = '';
    from.state = 'moved';
    return this.born(name, place, value, 'move', text ?? words.moveConstruct(name, from.name));
  }

  protected born(name: string, place: LiveObject['place'], value: string, kind: EventKind, text: string): LiveObject {
    const id = this.objects.length;
    const object: LiveObject = { id, name, place, value, state: 'alive', owners: [], watchers: [] };
    this.objects.push(object);
    this.record(kind, object, text);
    return object;
  }

  protected local(object: LiveObject): void {
    this.atScopeEnd(() => this.destroy(object));
  }

  protected atScopeEnd(destroy: () => void): void {
    this.scopes.at(-1)?.locals.push(destroy);
  }

  protected destroy(object: LiveObject): void {
    const text = destroyText(object);
    object.state = 'dead';
    this.record('destroy', object, text);
  }

  protected find(name: string): LiveObject {
    const object = this.objects.findLast((one) => one.name === name && one.state !== 'dead');
    if (!object) throw new Error(`The program has no object ${name}`);
    return object;
  }

  protected record(kind: EventKind, { id }: LiveObject, text: string): void {
    const objects = this.objects.map((object) => ({
      ...object,
      owners: [...object.owners],
      watchers: [...object.watchers],
    }));
    this.steps.push({ line: this.at, kind, id, text, objects });
  }
}

/** That an object is destroyed, while it is in the state that it had before. */
export const destroyText = ({ name, state }: LiveObject): string =>
  state === 'moved' ? words.destroyMoved(name) : words.destroy(name);
