/**
 * What lines of C++ do to objects: construction, assignment, owning pointers, vectors. A program tells the machine what each
 * line does; what follows from that (which destructors run, in which order, when a count reaches zero) is worked out here.
 */
import { Objects } from './objects.ts';
import type { LiveObject } from './steps.ts';
import { words } from './words/lab.ts';

/** Runs what a program tells it and keeps every step. */
export class Machine extends Objects {
  private readonly pointers = new Map<string, LiveObject | null>();
  private readonly members = new Map<string, string>();

  /** `T name("value");` */
  construct(name: string, value: string): void {
    this.local(this.born(name, 'stack', value, 'construct', words.construct(name, value)));
  }

  /** `T name = from;` */
  copy(name: string, from: string): void {
    const source = this.find(from);
    this.local(this.born(name, 'stack', source.value, 'copy', words.copyConstruct(name, from)));
  }

  /** `T name = std::move(from);` */
  move(name: string, from: string): void {
    this.local(this.moved(name, 'stack', this.find(from)));
  }

  /** `to = from;` */
  copyAssign(to: string, from: string): void {
    const target = this.find(to);
    target.value = this.find(from).value;
    target.state = 'alive';
    this.record('copy=', target, words.copyAssign(to, from));
  }

  /** `to = T("value");` — a temporary, moved from, gone at the end of the line. */
  assignTemporary(to: string, value: string): void {
    const temporary = this.born(words.temporary, 'stack', value, 'construct', words.constructTemporary(value));
    const target = this.find(to);
    target.value = temporary.value;
    target.state = 'alive';
    temporary.value = '';
    temporary.state = 'moved';
    this.record('move=', target, words.moveAssign(to, temporary.name));
    this.destroy(temporary);
  }

  /** `return t;` where the compiler builds `t` in the caller's place: no event, another name. */
  elide(name: string, as: string): void {
    this.find(name).name = as;
  }

  /** Takes an object out of the inner scope into the outer one, after the inner one's locals are gone. */
  returning(build: () => LiveObject): void {
    const result = build();
    this.end();
    this.local(result);
  }

  /** An object built in the place of a function's result, not yet anybody's local. */
  result(name: string, value: string): LiveObject {
    return this.born(name, 'stack', value, 'construct', words.construct(name, value));
  }

  /** The result of a function, moved out of one of its locals. */
  resultMoved(name: string, from: string): LiveObject {
    return this.moved(name, 'stack', this.find(from));
  }

  /** A pointer variable; when its scope ends it lets go of what it holds. */
  pointer(name: string): void {
    this.pointers.set(name, null);
    this.atScopeEnd(() => this.reset(name));
  }

  /** `name = std::make_unique<T>("value")` or `make_shared`: the new object first, then the old one goes. */
  make(name: string, value: string, as = `*${name}`): void {
    const object = this.born(as, 'heap', value, 'construct', words.constructOnHeap(as, value));
    this.reset(name);
    this.hold(name, object, false);
  }

  /** `to = std::move(from)` of owning pointers. */
  hand(to: string, from: string): void {
    const object = this.pointers.get(from) ?? null;
    this.pointers.set(from, null);
    this.reset(to);
    if (!object) return;
    object.owners = object.owners.map((owner) => (owner === from ? to : owner));
    this.pointers.set(to, object);
    this.record('own', object, words.handOver(from, to));
  }

  /** `to = from;` of shared pointers: one owner more. */
  share(to: string, from: string): void {
    const object = this.pointers.get(from) ?? null;
    this.reset(to);
    if (object) this.hold(to, object, true);
  }

  /** `std::weak_ptr<T> name = from;`: watches without owning. */
  watch(name: string, from: string, isLocal = true): void {
    const object = this.pointers.get(from);
    if (!object) return;
    object.watchers.push(name);
    this.record('own', object, words.watch(name, object.name, object.owners.length));
    if (!isLocal) return;
    this.atScopeEnd(() => {
      object.watchers = object.watchers.filter((watcher) => watcher !== name);
      this.record('release', object, words.unwatch(name, object.name));
    });
  }

  /** `p.reset();`, and what the end of a pointer's life does. */
  reset(name: string): void {
    const object = this.pointers.get(name);
    this.pointers.set(name, null);
    if (object) this.drop(object, name);
  }

  /** `p.release();`: nobody owns the object any more, and it stays. */
  release(name: string, raw: string): void {
    const object = this.pointers.get(name);
    if (!object) return;
    this.pointers.set(name, null);
    object.owners = [];
    object.name = `*${raw}`;
    this.record('release', object, words.giveUp(name, object.name, raw));
  }

  /** `delete raw;` */
  delete(raw: string): void {
    this.destroy(this.find(`*${raw}`));
  }

  /** A pointer inside an object on the heap: goes when that object goes. */
  member(owner: string, name: string): void {
    this.pointers.set(name, null);
    this.members.set(owner, name);
  }

  /** `std::vector<T> name;` */
  vector(name: string): Elements {
    const elements: Elements = { name, capacity: 0, list: [] };
    // The library destroys the elements from the first to the last.
    this.atScopeEnd(() => {
      for (const element of elements.list) this.destroy(element);
    });
    return elements;
  }

  /** `v.push_back(T("value"));` */
  pushBack(elements: Elements, value: string): void {
    const temporary = this.born(words.temporary, 'stack', value, 'construct', words.constructTemporary(value));
    this.append(elements, (name) => this.moved(name, 'heap', temporary));
    this.destroy(temporary);
  }

  /** `v.emplace_back("value");` */
  emplaceBack(elements: Elements, value: string): void {
    this.append(elements, (name) => this.born(name, 'heap', value, 'construct', words.constructInPlace(name, value)));
  }

  /** The new element comes first, into the new storage; then the old ones move there one by one. */
  private append(elements: Elements, build: (name: string) => LiveObject): void {
    const { list } = elements;
    const created = build(`${elements.name}[${list.length}]`);
    if (list.length === elements.capacity) {
      elements.capacity = Math.max(1, 2 * elements.capacity);
      elements.list = list.map((old) => {
        const { name } = old;
        old.name = words.oldName(name);
        const next = this.moved(name, 'heap', old, words.grow(elements.capacity, words.moveConstruct(name, old.name)));
        this.destroy(old);
        return next;
      });
    }
    elements.list.push(created);
  }

  private hold(name: string, object: LiveObject, isShared: boolean): void {
    object.owners.push(name);
    this.pointers.set(name, object);
    const count = words.countNow(object.owners.length);
    const text = isShared ? words.share(name, object.name, count) : words.own(name, object.name);
    this.record('own', object, text);
  }

  private drop(object: LiveObject, name: string): void {
    object.owners = object.owners.filter((owner) => owner !== name);
    const count = object.owners.length;
    this.record('release', object, words.letGo(name, object.name, words.countNow(count)));
    if (count > 0) return;
    // The node's own members go before its base, whose destructor is the one that prints.
    const member = this.members.get(object.name);
    if (member) this.reset(member);
    this.destroy(object);
  }
}

/** A vector's elements, as the machine keeps them. */
export interface Elements {
  name: string;
  capacity: number;
  list: LiveObject[];
}
