/**
 * The lifetimes of C++ objects: scopes that destroy in reverse, owners that destroy what they own, counts. A program
 * tells it what each line does; what follows from that (which destructors run, in which order, when a count reaches
 * zero) is worked out here. Every event is a step.
 */

export type EventKind = 'construct' | 'copy' | 'move' | 'copy=' | 'move=' | 'destroy' | 'own' | 'release' | 'leak';

export interface LiveObject {
  id: number;
  /** What the program calls it: a variable, `*p`, `v[0]`, 临时对象. */
  name: string;
  place: '栈' | '堆';
  /** What it holds; empty once moved from. */
  value: string;
  state: 'alive' | 'moved' | 'dead' | 'leaked';
  /** Pointers that own it: its reference count. */
  owners: string[];
  /** `weak_ptr`s that watch it. */
  watchers: string[];
}

export interface Step {
  /** Index of the line, from 0. */
  line: number;
  kind: EventKind | 'start';
  /** Object it happens to; absent for the first step. */
  id?: number;
  /** The event in words. */
  text: string;
  /** All objects that have been, after the event. */
  objects: LiveObject[];
}

interface Scope {
  /** What to destroy, in the order of declaration. */
  locals: (() => void)[];
}

/** Runs what a program tells it and keeps every step. */
export class Machine {
  readonly steps: Step[] = [];
  private readonly objects: LiveObject[] = [];
  private readonly scopes: Scope[] = [{ locals: [] }];
  private readonly pointers = new Map<string, LiveObject | null>();
  private readonly members = new Map<string, string>();
  private at = 0;

  constructor() {
    this.steps.push({ line: 0, kind: 'start', text: '还没有开始', objects: [] });
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

  /** `T name("value");` */
  construct(name: string, value: string): void {
    this.local(this.born(name, '栈', value, 'construct', `构造 ${name}，值为 ${value}`));
  }

  /** `T name = from;` */
  copy(name: string, from: string): void {
    const source = this.find(from);
    this.local(this.born(name, '栈', source.value, 'copy', `拷贝构造 ${name} ← ${from}`));
  }

  /** `T name = std::move(from);` */
  move(name: string, from: string): void {
    this.local(this.moved(name, '栈', this.find(from)));
  }

  /** `to = from;` */
  copyAssign(to: string, from: string): void {
    const target = this.find(to);
    target.value = this.find(from).value;
    target.state = 'alive';
    this.record('copy=', target, `拷贝赋值 ${to} ← ${from}`);
  }

  /** `to = T("value");` — a temporary, moved from, gone at the end of the line. */
  assignTemporary(to: string, value: string): void {
    const temporary = this.born('临时对象', '栈', value, 'construct', `构造临时对象，值为 ${value}`);
    const target = this.find(to);
    target.value = temporary.value;
    target.state = 'alive';
    temporary.value = '';
    temporary.state = 'moved';
    this.record('move=', target, `移动赋值 ${to} ← 临时对象`);
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
    return this.born(name, '栈', value, 'construct', `构造 ${name}，值为 ${value}`);
  }

  /** The result of a function, moved out of one of its locals. */
  resultMoved(name: string, from: string): LiveObject {
    return this.moved(name, '栈', this.find(from));
  }

  /** A pointer variable; when its scope ends it lets go of what it holds. */
  pointer(name: string): void {
    this.pointers.set(name, null);
    this.scopes.at(-1)?.locals.push(() => this.reset(name));
  }

  /** `name = std::make_unique<T>("value")` or `make_shared`: the new object first, then the old one goes. */
  make(name: string, value: string, as = `*${name}`): void {
    const object = this.born(as, '堆', value, 'construct', `在堆上构造 ${as}，值为 ${value}`);
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
    this.record('own', object, `所有权从 ${from} 移到 ${to}，${from} 变为空指针`);
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
    this.record('own', object, `${name} 弱引用 ${object.name}，强引用仍是 ${object.owners.length}`);
    if (!isLocal) return;
    this.scopes.at(-1)?.locals.push(() => {
      object.watchers = object.watchers.filter((watcher) => watcher !== name);
      this.record('release', object, `${name} 不再弱引用 ${object.name}`);
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
    this.record('release', object, `${name} 交出所有权，${object.name} 只剩裸指针 ${raw}`);
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
    this.scopes.at(-1)?.locals.push(() => {
      for (const element of elements.list) this.destroy(element);
    });
    return elements;
  }

  /** `v.push_back(T("value"));` */
  pushBack(elements: Elements, value: string): void {
    const temporary = this.born('临时对象', '栈', value, 'construct', `构造临时对象，值为 ${value}`);
    this.append(elements, (name) => this.moved(name, '堆', temporary));
    this.destroy(temporary);
  }

  /** `v.emplace_back("value");` */
  emplaceBack(elements: Elements, value: string): void {
    this.append(elements, (name) => this.born(name, '堆', value, 'construct', `就地构造 ${name}，值为 ${value}`));
  }

  /** The new element comes first, into the new room; then the old ones move there one by one. */
  private append(elements: Elements, build: (name: string) => LiveObject): void {
    const { list } = elements;
    const created = build(`${elements.name}[${list.length}]`);
    if (list.length === elements.capacity) {
      elements.capacity = Math.max(1, 2 * elements.capacity);
      elements.list = list.map((old) => {
        const { name } = old;
        old.name = `旧 ${name}`;
        const next = this.moved(name, '堆', old, `扩容到 ${elements.capacity}：移动构造 ${name} ← 旧 ${name}`);
        this.destroy(old);
        return next;
      });
    }
    elements.list.push(created);
  }

  /** The end of the program: what is still on the heap has no owner that anyone can reach. */
  finish(): Step[] {
    while (this.scopes.length > 0) this.end();
    for (const object of this.objects.filter(({ state }) => state === 'alive')) {
      object.state = 'leaked';
      this.record('leak', object, `程序结束，${object.name} 没有析构：泄漏（引用计数仍是 ${object.owners.length}）`);
    }
    return this.steps;
  }

  private hold(name: string, object: LiveObject, isShared: boolean): void {
    object.owners.push(name);
    this.pointers.set(name, object);
    const count = object.owners.length;
    const text = isShared ? `${name} 也指向 ${object.name}，引用计数变为 ${count}` : `${name} 拥有 ${object.name}`;
    this.record('own', object, text);
  }

  private drop(object: LiveObject, name: string): void {
    object.owners = object.owners.filter((owner) => owner !== name);
    const count = object.owners.length;
    this.record('release', object, `${name} 不再指向 ${object.name}，引用计数变为 ${count}`);
    if (count > 0) return;
    // The node's own members go before its base, whose destructor is the one that prints.
    const member = this.members.get(object.name);
    if (member) this.reset(member);
    this.destroy(object);
  }

  private moved(name: string, place: LiveObject['place'], from: LiveObject, text?: string): LiveObject {
    const value = from.value;
    from.value = '';
    from.state = 'moved';
    return this.born(name, place, value, 'move', text ?? `移动构造 ${name} ← ${from.name}`);
  }

  private born(name: string, place: LiveObject['place'], value: string, kind: EventKind, text: string): LiveObject {
    const id = this.objects.length;
    const object: LiveObject = { id, name, place, value, state: 'alive', owners: [], watchers: [] };
    this.objects.push(object);
    this.record(kind, object, text);
    return object;
  }

  private local(object: LiveObject): void {
    this.scopes.at(-1)?.locals.push(() => this.destroy(object));
  }

  private destroy(object: LiveObject): void {
    const wasMoved = object.state === 'moved';
    object.state = 'dead';
    this.record('destroy', object, `析构 ${object.name}${wasMoved ? '（已被移走，空的）' : ''}`);
  }

  private find(name: string): LiveObject {
    const object = this.objects.findLast((one) => one.name === name && one.state !== 'dead');
    if (!object) throw new Error(`The program has no object ${name}`);
    return object;
  }

  private record(kind: EventKind, { id }: LiveObject, text: string): void {
    const objects = this.objects.map((object) => ({
      ...object,
      owners: [...object.owners],
      watchers: [...object.watchers],
    }));
    this.steps.push({ line: this.at, kind, id, text, objects });
  }
}

/** A vector's elements, as the machine keeps them. */
export interface Elements {
  name: string;
  capacity: number;
  list: LiveObject[];
}

/** What a tracing `T` would print: kind and value, for the events that call a function of `T`. */
export function traceOf(steps: readonly Step[]): string[] {
  const traced = ['construct', 'copy', 'move', 'copy=', 'move=', 'destroy'];
  return steps
    .filter(({ kind }) => traced.includes(kind))
    .map(({ kind, id, objects }) => `${kind} ${objects[id ?? 0]?.value || '-'}`);
}
