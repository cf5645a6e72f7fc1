"""Run inside gdb: stops at every line of the sample and writes what can be seen there as JSON to standard output.

Nothing is written that depends on the machine: addresses become names of what lies there.
"""
import itertools
import json
import os
import re
import gdb

MOST_STEPS = 200
MOST_CHILDREN = 12
MOST_CELLS = 60
DEEPEST = 5
LONGEST = 48
LARGEST_READ = 1 << 14
UNSET = 0xFE

SOURCE = os.environ["RECORD_SOURCE"]
PROGRAM = os.environ["RECORD_PROGRAM"]
HEAP = os.environ["RECORD_HEAP"]
OUT = "recorded-output"


class Refused(Exception):
    pass


def is_own(symtab):
    return symtab is not None and os.path.basename(symtab.filename) == os.path.basename(SOURCE)


def cut(text):
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def stripped(kind):
    return kind.strip_typedefs().unqualified()


def short_type(kind):
    name = str(kind)
    name = re.sub(r"std::(?:__cxx11::)?basic_string<char, std::char_traits<char>, std::allocator<char> ?>", "std::string", name)
    name = re.sub(r"std::__cxx11::", "std::", name)
    # Arguments that nobody writes.
    for _ in range(4):
        name = re.sub(r", std::(?:allocator|default_delete|less|hash|equal_to|char_traits)<(?:[^<>]|<[^<>]*>)*> ?", "", name)
    name = re.sub(r"std::basic_string_view<char>", "std::string_view", name)
    name = "lambda" if name.startswith("struct {") or "<lambda" in name else name
    name = re.sub(r"\b(?:\w+\(.*?\)::)?<lambda\(.*\)>.*", "lambda", name)
    return cut(re.sub(r" >", ">", name))


WORDS = {"n": "name", "t": "type", "v": "value", "p": "to", "k": "count", "c": "cells", "l": "line", "z": "size", "cap": "room"}
STATES = {"u": "unset", "d": "dead", "x": "dangling", "lost": "lost"}


def readable(cell):
    """A cell with the names that readers of the file know (`study-notes/shared/recorded-run`)."""
    state = next((STATES[key] for key in STATES if key in cell), None)
    made = {WORDS[key]: cell[key] for key in WORDS if key in cell and key != "c" and cell[key] != ""}
    if state:
        made["state"] = state
    if "c" in cell:
        made["cells"] = [readable(one) for one in cell["c"]]
    return made


class Heap:
    """What `new` has given out and nobody has given back, by the order of giving."""

    def __init__(self):
        self.first = 0
        self.blocks = []
        self.freed = []

    def read(self):
        inferior = gdb.selected_inferior()
        count = int(gdb.parse_and_eval("(unsigned long)recorded_count"))
        if count > 4096:
            raise Refused("它分配内存的次数太多")
        at = int(gdb.parse_and_eval("(unsigned long)&recorded_blocks"))
        table = bytes(inferior.read_memory(at, 16 * count)) if count else b""
        words = [int.from_bytes(table[i : i + 8], "little") for i in range(0, len(table), 8)]
        # The lowest bit of a size says that the block was given back.
        named = [
            (words[2 * n + 1] & 1, {"name": f"H{n - self.first + 1}", "at": words[2 * n], "size": words[2 * n + 1] >> 1})
            for n in range(self.first, count)
        ]
        self.blocks = [block for is_freed, block in named if not is_freed]
        self.freed = [block for is_freed, block in named if is_freed]
        return count

    def begin(self):
        self.first = self.read()

    def holding(self, address):
        for block in self.blocks:
            if block["at"] <= address < block["at"] + max(block["size"], 1):
                return block
        return None


    def was_holding(self, address):
        """The last of the blocks given back that lay there, if none lies there now."""
        if self.holding(address):
            return None
        return next((one for one in reversed(self.freed) if one["at"] <= address < one["at"] + max(one["size"], 1)), None)


class Scene:
    """One moment: turns values into cells, and at the end addresses into names of cells."""

    def __init__(self, heap):
        self.heap = heap
        self.cells = []  # [address, size, id, type]
        self.pointers = []  # (cell to fill in, address)
        self.wanted = []  # (address, type) to be shown on the heap
        self.inline = set()  # blocks that are drawn as part of a container
        self.moved = {}  # block name → children of a container
        self.count = 0
        self.is_building = False

    def value(self, value, name, place, depth=0):
        """A cell: {n: name, t: type, v: text} or with children `c`, or a pointer `p`."""
        self.count += 1
        kind = stripped(value.type)
        cell = {"n": name, "t": short_type(value.type)}
        if self.count > MOST_CELLS:
            cell["v"] = "…"
            return cell
        if kind.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
            target = value.referenced_value()
            self.point(cell, int(target.address), target.type, (target, place, depth))
            return cell
        address = self.address(value)
        if address:
            self.cells.append((address, max(kind.sizeof, 1), place, str(kind)))
        try:
            self.fill(cell, value, kind, place, depth, address)
        except (gdb.error, RuntimeError, ValueError, UnicodeError, OverflowError):
            cell.pop("c", None)
            if self.is_building:
                # Parts of an object that are not there yet cannot be found in it.
                cell["v"], cell["u"] = "构造中", 1
            else:
                raise Refused(f"{name} 的值读不出")
        return cell

    @staticmethod
    def address(value):
        try:
            return int(value.address) if value.address is not None else 0
        except gdb.error:
            return 0

    def fill(self, cell, value, kind, place, depth, address):
        code = kind.code
        if address and kind.sizeof and self.is_unset(address, kind.sizeof) and code not in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION, gdb.TYPE_CODE_ARRAY):
            cell["v"] = "未初始化"
            cell["u"] = 1
        elif code == gdb.TYPE_CODE_PTR:
            self.pointer(cell, value, kind)
        elif code == gdb.TYPE_CODE_ARRAY:
            self.array(cell, value, kind, place, depth)
        elif code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION):
            self.struct(cell, value, kind, place, depth)
        else:
            cell["v"] = self.scalar(value, kind)

    @staticmethod
    def is_unset(address, size):
        data = bytes(gdb.selected_inferior().read_memory(address, min(size, 64)))
        return all(byte == UNSET for byte in data)

    @staticmethod
    def scalar(value, kind):
        if kind.code == gdb.TYPE_CODE_CHAR or (kind.code == gdb.TYPE_CODE_INT and kind.sizeof == 1 and "char" in str(kind)):
            number = int(value)
            return repr(chr(number)) if 32 <= number < 127 else str(number)
        if kind.code == gdb.TYPE_CODE_FLT:
            return format(float(value), ".6g")
        return cut(value.format_string(raw=False, symbols=False))

    def pointer(self, cell, value, kind):
        address = int(value)
        target = kind.target().strip_typedefs()
        if address == 0:
            cell["v"] = "nullptr"
        elif target.code == gdb.TYPE_CODE_FUNC:
            name = re.search(r"<(.*)>", str(value))
            cell["v"] = cut(name.group(1)) if name else "函数"
        elif target.unqualified().code == gdb.TYPE_CODE_INT and str(target.unqualified()) == "char" and not self.heap.holding(address):
            cell["v"] = cut(json.dumps(value.string(length=-1, errors="replace"), ensure_ascii=False))
            self.point(cell, address, None)
        else:
            self.point(cell, address, value.dynamic_type.target() if target.code == gdb.TYPE_CODE_STRUCT else target)

    def point(self, cell, address, kind, target=None):
        self.pointers.append((cell, address, target))
        if kind is not None and kind.strip_typedefs().code != gdb.TYPE_CODE_VOID and self.heap.holding(address):
            self.wanted.append((address, kind))

    def array(self, cell, value, kind, place, depth):
        low, high = kind.range()
        target = kind.target().strip_typedefs()
        if str(target.unqualified()) == "char":
            if self.address(value) and self.is_unset(self.address(value), kind.sizeof):
                cell["v"], cell["u"] = "未初始化", 1
            else:
                cell["v"] = cut(json.dumps(value.string(length=-1, errors="replace").split("\0")[0], ensure_ascii=False))
            return
        self.children(cell, [(f"[{i}]", value[i]) for i in range(low, min(high, low + MOST_CHILDREN) + 1)], place, depth, high - low + 1)

    def children(self, cell, pairs, place, depth, count=None):
        if depth >= DEEPEST:
            cell["v"] = "…"
            return
        shown = pairs[:MOST_CHILDREN]
        cell["c"] = [self.value(child, name, place + (name if name.startswith("[") else f".{name}"), depth + 1) for name, child in shown]
        if len(pairs) > len(shown):
            cell["c"].append({"n": "…", "t": "", "v": f"还有 {(count or len(pairs)) - len(shown)} 个"})

    def struct(self, cell, value, kind, place, depth):
        name = str(kind)
        if name.startswith("__gnu_cxx::__normal_iterator<"):
            self.pointer(cell, value["_M_current"], stripped(value["_M_current"].type))
            return
        if name.startswith("std::"):
            self.library(cell, value, name, place, depth)
            return
        if "<lambda" in name and not kind.fields():
            cell["v"] = "无捕获"
            return
        pairs = []
        for field in kind.fields():
            if not hasattr(field, "bitpos") or field.name is None or field.name.startswith("_vptr"):
                continue
            label = field.name.lstrip("_") if field.name.startswith("__") else field.name
            pairs.append((short_type(field.type) if field.is_base_class else label, value[field]))
        if not pairs:
            cell["v"] = "{}"
            return
        self.children(cell, pairs, place, depth)

    def library(self, cell, value, name, place, depth):
        if re.match(r"std::array<", name):
            self.array(cell, value["_M_elems"], stripped(value["_M_elems"].type), place, depth)
            return
        printer = gdb.default_visualizer(value)
        if re.match(r"std::(?:__cxx11::)?basic_string<", name):
            self.string(cell, value)
            return
        if printer is None:
            cell["v"] = "{…}"
            return
        hint = printer.display_hint() if hasattr(printer, "display_hint") else None
        pairs = list(itertools.islice(printer.children(), 2 * MOST_CHILDREN + 2)) if hasattr(printer, "children") else []
        told = re.search(r"length (\d+)|with (\d+) element", str(printer.to_string()) if hasattr(printer, "to_string") else "")
        count = int(told.group(1) or told.group(2)) if told else None
        if hint == "map":
            pairs = [(f"[{self.plain(pairs[i][1])}]", pairs[i + 1][1]) for i in range(0, len(pairs) - 1, 2)]
        if re.match(r"std::(?:unique_ptr|shared_ptr|weak_ptr)<", name):
            self.smart(cell, value, name, printer, pairs)
            return
        pairs = [(self.child_name(label), child) for label, child in pairs]
        if not pairs:
            text = printer.to_string()
            text = text if isinstance(text, str) else text.string() if hasattr(text, "string") else str(text)
            cell["v"] = self.empty(text, name)
            return
        self.container(cell, pairs, name, place, depth, count)

    @staticmethod
    def child_name(label):
        number = re.fullmatch(r"\[(\d+)\]", label)
        return label if number or label.startswith("[") else label

    @staticmethod
    def empty(text, name):
        if re.search(r"\[no contained value\]|\[no value\]", text):
            return "没有值"
        if re.search(r"empty|length 0|with 0 elements", text):
            return "空"
        return cut(re.sub(r"0x[0-9a-f]+", "…", text)) if not re.match(r"std::", text) else "{…}"

    def plain(self, value):
        kind = stripped(value.type)
        if kind.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
            return self.plain(value.referenced_value())
        cell = {}
        if re.match(r"std::(?:__cxx11::)?basic_string<", str(kind)):
            self.string(cell, value)
            return cell["v"]
        if kind.code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_UNION):
            return "…"
        return self.scalar(value, kind)

    def string(self, cell, value):
        data = value["_M_dataplus"]["_M_p"]
        length = int(value["_M_string_length"])
        if length > 1 << 20:
            cell["v"], cell["u"] = "还没有构造", 1
            return
        block = self.heap.holding(int(data))
        if block:
            self.inline.add(block["name"])
        elif self.heap.was_holding(int(data)):
            cell["v"], cell["d"] = "已析构", 1
            return
        cell["v"] = cut(json.dumps(data.string(encoding="utf-8", length=length, errors="replace"), ensure_ascii=False))

    def smart(self, cell, value, name, printer, pairs):
        if re.match(r"std::(?:shared|weak)_ptr<", name) and self.heap.was_holding(int(value["_M_refcount"]["_M_pi"])):
            cell["v"], cell["d"] = "已析构", 1
            return
        counts = re.search(r"use count (\d+)(?:, weak count (\d+))?", printer.to_string() or "")
        if counts:
            cell["k"] = f"引用 {counts.group(1)}" + (f"，弱 {counts.group(2)}" if counts.group(2) and int(counts.group(2)) else "")
        expired = re.search(r"expired, weak count (\d+)", printer.to_string() or "")
        if expired:
            cell["v"] = "已过期"
            return
        held = next((child for label, child in pairs if label == "get()"), None)
        if held is None and "_M_ptr" in [field.name for field in stripped(value.type).fields()]:
            held = value["_M_ptr"]
        if held is None:
            cell["v"] = "nullptr"
            return
        self.pointer(cell, held, stripped(held.type))
        # The control block, when it is a block of its own.
        try:
            control = int(value["_M_refcount"]["_M_pi"])
            block = self.heap.holding(control)
            if block and block is not self.heap.holding(int(held)):
                self.inline.add(block["name"])
        except gdb.error:
            pass

    def container(self, cell, pairs, name, place, depth, count):
        if any(self.heap.was_holding(self.address(child)) for _, child in pairs):
            cell["v"], cell["d"] = "已析构", 1
            return
        homes = [self.heap.holding(self.address(child)) for _, child in pairs]
        first = homes[0]
        if first and all(home is first for home in homes) and re.match(r"std::vector<", name):
            cell["v"] = f"{count or len(pairs)} 个元素"
            self.pointers.append((cell, first["at"], None))
            holder = {"n": "", "t": ""}
            self.children(holder, pairs, first["name"], depth, count)
            size = pairs[0][1].type.sizeof
            holder["cap"] = first["size"] // size if size else len(pairs)
            self.moved[first["name"]] = holder
            return
        for home in homes:
            if home:
                self.inline.add(home["name"])
        self.children(cell, pairs, place, depth, count)

    def heap_cells(self):
        """The blocks that something points to with a type, each drawn once."""
        drawn = {}
        while self.wanted:
            address, kind = self.wanted.pop(0)
            block = self.heap.holding(address)
            if block is None or block["name"] in drawn or block["name"] in self.moved:
                continue
            drawn[block["name"]] = self.block_cell(block, address, kind)
        cells = []
        for block in self.heap.blocks:
            name = block["name"]
            cell = {"n": name, "z": block["size"]}
            if name in self.moved:
                cell["c"] = self.moved[name]["c"]
                cell["cap"] = self.moved[name]["cap"]
            elif name in drawn:
                cell.update(drawn[name])
            elif name in self.inline:
                continue
            cells.append((block, cell))
        return cells

    def block_cell(self, block, address, kind):
        kind = kind.strip_typedefs()
        size = max(kind.sizeof, 1)
        count = self.elements(block, address, kind, size)
        if count > 1:
            start = gdb.Value(address).cast(kind.pointer())
            holder = {"t": short_type(kind)}
            self.children(holder, [(f"[{i}]", start[i]) for i in range(min(count, MOST_CHILDREN + 1))], block["name"], 0, count)
            return holder
        value = gdb.Value(address).cast(kind.pointer()).dereference()
        cell = self.value(value, block["name"], block["name"], 0)
        return {key: part for key, part in cell.items() if key != "n"}

    @staticmethod
    def elements(block, address, kind, size):
        """How many elements lie there: of a class only where `new[]` has noted their number before them."""
        offset = address - block["at"]
        if kind.code == gdb.TYPE_CODE_STRUCT:
            if offset != 8 or (block["size"] - 8) % size:
                return 1
            count = int.from_bytes(bytes(gdb.selected_inferior().read_memory(block["at"], 8)), "little")
            return count if count == (block["size"] - 8) // size else 1
        return block["size"] // size if offset == 0 and block["size"] % size == 0 else 1

    def resolve(self):
        """Names what pointers point to: the cell that begins there, or the block."""
        for cell, address, target in list(self.pointers):
            if target is not None and self.named(address) is None:
                self.outside(cell, *target)
        for cell, address, _ in self.pointers:
            if not ("c" in cell or "v" in cell) or self.is_text(cell):
                self.direct(cell, address)

    @staticmethod
    def is_text(cell):
        """What has words and points as well: text, a vector."""
        return "c" not in cell and (cell["v"].startswith('"') or cell["v"].endswith("个元素"))

    def named(self, address):
        """The cell that begins at an address, or the block that it lies in."""
        exact = next((one[2] for one in self.cells if one[0] == address), None)
        if exact is not None:
            return exact
        block = self.heap.holding(address)
        return block["name"] if block else None

    def direct(self, cell, address):
        name = self.named(address)
        freed = self.heap.was_holding(address)
        past = next((one[2] for one in self.cells if one[0] + one[1] == address and one[2].endswith("]")), None)
        if name is not None:
            cell["p"] = name
        elif freed:
            cell["v"], cell["x"] = f"悬空：{freed['name']} 已释放", 1
        elif "v" not in cell:
            cell["v"] = f"{past} 之后" if past else "没有名字的对象"

    def outside(self, cell, target, place, depth):
        """A reference to what has no name here, an exception or a temporary: its value stands in its place."""
        kind = stripped(target.type)
        self.cells.append((int(target.address), max(kind.sizeof, 1), place, str(kind)))
        try:
            self.fill(cell, target, kind, place, depth, int(target.address))
        except (gdb.error, RuntimeError, ValueError, UnicodeError, OverflowError):
            cell.pop("c", None)
            cell["v"] = "没有名字的对象"


class Recorder:
    def __init__(self):
        self.heap = Heap()
        self.steps = []
        self.parts = {}
        self.born = {}
        self.seen = {}
        self.dead = set()
        self.dying = set()
        self.stops = []
        self.false_ends = set()

    def part(self, cell):
        text = json.dumps(cell, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return self.parts.setdefault(text, len(self.parts))

    def frames(self):
        """The sample's own frames, the outermost first."""
        frame = gdb.newest_frame()
        own = []
        while frame is not None and frame.is_valid():
            function = frame.function()
            if function is not None and is_own(function.symtab):
                own.append(frame)
            if function is not None and function.name == "main":
                break
            frame = frame.older()
            if len(own) > 40:
                raise Refused("调用的层数太多")
        return own[::-1]

    def variables(self, frame, objects):
        """Parameters, and locals whose line has run or that a member function works on; inner scopes later."""
        key = self.key(frame)
        line = frame.find_sal().line
        seen = self.seen.setdefault(key, set())
        born = self.born.setdefault(key, {})
        found = []
        block = frame.block()
        blocks = []
        while block is not None and not block.is_static and not block.is_global:
            blocks.append(block)
            if block.function is not None:
                break
            block = block.superblock
        for block in reversed(blocks):
            for symbol in block:
                if not (symbol.is_variable or symbol.is_argument) or symbol.name is None or symbol.name.startswith("__"):
                    continue
                mark = (symbol.name, symbol.line)
                if not symbol.is_argument and mark not in born:
                    if Scene.address(symbol.value(frame)) in objects and stripped(symbol.type).code == gdb.TYPE_CODE_STRUCT:
                        found.append((symbol, mark))
                        continue
                    if symbol.line not in seen or symbol.line == line:
                        continue
                    born[mark] = True
                found.append((symbol, mark))
        for symbol, mark in found:
            if born.get(mark) is True:
                born[mark] = False
                self.dead.discard(Scene.address(symbol.value(frame)))
        present = {mark for _, mark in found}
        for mark in [one for one in born if one not in present]:
            del born[mark]
            seen.discard(mark[1])
        seen.add(line)
        return [symbol for symbol, _ in found]

    def forget(self, frames, is_new):
        """A call that is over leaves nothing to the next one in its place."""
        keys = {self.key(frame) for frame in frames[: len(frames) - is_new]}
        for known in (self.seen, self.born):
            for key in [one for one in known if one not in keys]:
                del known[key]

    def bury(self, frames):
        """Objects whose destructor has run."""
        now = set()
        for frame in frames:
            if "::~" in frame.function().name:
                now.add(int(frame.read_var("this")))
        self.dead |= self.dying - now
        self.dying = now

    @staticmethod
    def is_member(frame):
        return any(symbol.name == "this" for symbol in Recorder.arguments(frame))

    @staticmethod
    def arguments(frame):
        block = frame.block()
        while block.function is None:
            block = block.superblock
        return [symbol for symbol in block if symbol.is_argument]

    def is_gone(self, symbols, frame):
        """Which locals are destroyed: those that are known to be, and what was declared after one that is on its way."""
        gone = []
        is_after = False
        for symbol in symbols:
            address = Scene.address(symbol.value(frame))
            is_class = stripped(symbol.type).code == gdb.TYPE_CODE_STRUCT
            gone.append(is_class and not symbol.is_argument and (is_after or address in self.dead))
            is_after = is_after or (not symbol.is_argument and is_class and (address in self.dead or address in self.dying))
        return gone

    def globals(self):
        frame = gdb.newest_frame()
        found = []
        symtab = self.symtab
        for block in (symtab.global_block(), symtab.static_block()):
            for symbol in block:
                if not symbol.is_variable or symbol.name is None or symbol.symtab is None or not is_own(symbol.symtab):
                    continue
                kind = symbol.type
                if symbol.name.startswith("__") or "::" in symbol.name or "const" in str(kind).split("*")[-1].split():
                    continue
                if stripped(kind).code == gdb.TYPE_CODE_ARRAY and "const" in str(kind.target()):
                    continue
                found.append((symbol.line, symbol))
        return [symbol for _, symbol in sorted(found, key=lambda one: one[0])][:8]

    def stop(self):
        if len(gdb.selected_inferior().threads()) > 1:
            raise Refused("它有几个线程")
        frames = self.frames()
        if not frames:
            return
        self.count += 1
        if self.count - 1 in self.false_ends:
            return
        line = frames[-1].find_sal().line
        key = self.key(frames[-1])
        pc = frames[-1].pc()
        if self.last == (key, line) and pc != self.first_stops.get(key[0]):
            return  # More of the same line.
        self.last = (key, line)
        self.forget(frames, pc == self.first_stops.get(key[0]))
        self.heap.read()
        self.bury(frames)
        scene = Scene(self.heap)
        shown = []
        top = self.globals()
        if top:
            shown.append({"n": "全局", "c": [scene.value(symbol.value(), symbol.name, symbol.name) for symbol in top]})
        objects = {int(frame.read_var("this")) for frame in frames if self.is_member(frame)}
        for depth, frame in enumerate(frames):
            name = frame.function().name
            if not re.search(r"operator\(\)$", name):
                name = re.sub(r"\((?:[^()]|\([^()]*\))*\)(?: const)?$", "", name)
            name = "lambda" if re.search(r"(?:^|lambda\([^()]*\)>::|\}::)operator\(\)$", name) else name
            cells = []
            symbols = self.variables(frame, objects)
            for symbol, is_gone in zip(symbols, self.is_gone(symbols, frame)):
                if is_gone:
                    cells.append({"n": symbol.name, "t": short_type(symbol.type), "v": "已析构", "d": 1})
                    continue
                value = symbol.value(frame)
                scene.is_building = Scene.address(value) in objects
                cells.append(scene.value(value, symbol.name, f"{depth}:{symbol.name}"))
                scene.is_building = False
            shown.append({"n": cut(name), "l": frame.find_sal().line, "c": cells})
        scene.is_building = bool(objects)
        blocks = scene.heap_cells()
        scene.is_building = False
        scene.resolve()
        self.reach(blocks, frames)
        if len(self.steps) >= MOST_STEPS:
            raise Refused(f"它执行的行超过 {MOST_STEPS} 步")
        frame_parts = [self.part(cell) for cell in shown]
        heap_parts = [self.part(cell) for _, cell in blocks]
        step = [line, frame_parts, heap_parts, os.path.getsize(OUT)]
        if not self.steps or self.steps[-1] != step:
            self.steps.append(step)

    def reach(self, blocks, frames):
        """Marks blocks that no word of the stack, of globals or of other reached blocks points into."""
        inferior = gdb.selected_inferior()
        low = int(gdb.newest_frame().read_register("rsp"))
        high = int(frames[0].read_register("rbp")) + 64
        memory = [bytes(inferior.read_memory(low, max(0, high - low)))]
        for name in gdb.execute("info files", to_string=True).splitlines():
            section = re.search(r"(0x[0-9a-f]+) - (0x[0-9a-f]+) is \.(?:data|bss)$", name)
            if section:
                start, end = int(section.group(1), 16), int(section.group(2), 16)
                memory.append(bytes(inferior.read_memory(start, end - start)))
        reached = set()
        todo = memory
        while todo:
            data = todo.pop()
            for i in range(0, len(data) - 7, 8):
                block = self.heap.holding(int.from_bytes(data[i : i + 8], "little"))
                if block and block["name"] not in reached:
                    reached.add(block["name"])
                    todo.append(bytes(inferior.read_memory(block["at"], min(block["size"], LARGEST_READ))))
        for block, cell in blocks:
            if block["name"] not in reached:
                cell["lost"] = 1

    @staticmethod
    def key(frame):
        return (frame.function().name, int(frame.read_register("rbp")))

    def run(self, stop):
        for word in ["pagination off", "confirm off", "print thread-events off", "startup-with-shell on", "print frame-info short-location", "auto-solib-add off", "debuginfod enabled off", "style enabled off", "print object off", "width 0", "max-completions 0"]:
            try:
                gdb.execute(f"set {word}", to_string=True)
            except gdb.error:
                pass
        gdb.execute("delete", to_string=True)
        gdb.execute(f"file {PROGRAM}", to_string=True)
        gdb.execute(f"set environment LD_PRELOAD {HEAP} /usr/libexec/coreutils/libstdbuf.so", to_string=True)
        gdb.execute("set environment _STDBUF_O 0", to_string=True)
        gdb.execute("tbreak main", to_string=True)
        gdb.execute(f"run < recorded-input > {OUT} 2> recorded-errors", to_string=True)
        self.load_printers()
        frame = gdb.selected_frame()
        if not is_own(frame.function().symtab):
            raise Refused("main 不在这段代码里")
        self.symtab = frame.find_sal().symtab
        gdb.execute("sharedlibrary " + os.path.basename(HEAP), to_string=True)
        self.heap.begin()
        self.break_everywhere()
        while gdb.selected_inferior().pid != 0:
            stop()
            gdb.execute("continue", to_string=True)

    def look(self):
        """First run: only where it stops."""
        frames = self.frames()
        if not frames:
            return
        if len(self.stops) > 4 * MOST_STEPS:
            raise Refused(f"它执行的行超过 {MOST_STEPS} 步")
        key = self.key(frames[-1])
        line = frames[-1].find_sal().line
        pc = frames[-1].pc()
        self.stops.append((len(frames), key, line, line == self.last_lines.get(key[0]), pc == self.first_stops.get(key[0])))

    def find_false_ends(self):
        """
        The compiler gives the clearing up after a braced list the line of the function's end: a stop there is none
        when the same call goes on in another line.
        """
        for at, (depth, key, line, is_end, _) in enumerate(self.stops):
            if not is_end:
                continue
            for other_depth, other_key, other_line, _, is_first in self.stops[at + 1 :]:
                if other_depth > depth:
                    continue
                if other_depth == depth and other_key == key and other_line != line and not is_first:
                    self.false_ends.add(at)
                break

    def record_twice(self):
        self.run(self.look)
        self.find_false_ends()
        self.count = 0
        self.last = None
        self.run(self.stop)
        return self.finish()

    @staticmethod
    def load_printers():
        import sys

        sys.path.insert(0, "/usr/share/gcc/python")
        from libstdcxx.v6 import register_libstdcxx_printers

        try:
            register_libstdcxx_printers(gdb.current_objfile())
        except RuntimeError:
            pass  # There from the first run.

    def break_everywhere(self):
        """At each line's first instruction, but for a function's: there its parameters are not in their places yet."""
        at = set()
        self.last_lines = {}
        self.first_stops = {}
        rows = gdb.execute("maintenance info line-table " + os.path.basename(SOURCE), to_string=True)
        entries = []
        for row in rows.splitlines():
            found = re.match(r"^(\d+)\s+(\d+|END)\s+(0x[0-9a-f]+)(?:\s+0x[0-9a-f]+)?\s*(Y?)", row)
            if found:
                entries.append((found.group(2), int(found.group(3), 16), found.group(4) == "Y"))
        for line, pc, is_stmt in entries:
            if line == "END":
                continue
            block = gdb.block_for_pc(pc)
            while block is not None and block.function is None:
                block = block.superblock
            if block is None or not is_own(block.function.symtab):
                continue
            name = block.function.name
            if name.startswith(("_GLOBAL__", "__static_init")):
                continue
            self.last_lines[name] = max(self.last_lines.get(name, 0), int(line))
            if is_stmt and line != "0" and pc != block.start:
                at.add(pc)
                self.first_stops[name] = min(self.first_stops.get(name, pc), pc)
        gdb.execute("delete", to_string=True)
        for pc in sorted(at):
            gdb.Breakpoint(f"*{pc:#x}", internal=True).silent = True

    def finish(self):
        with open(OUT, "rb") as file:
            printed = file.read()
        output = printed.decode("utf-8", errors="replace")
        for step in self.steps:
            # As JavaScript counts.
            step[3] = len(printed[: step[3]].decode("utf-8", errors="ignore").encode("utf-16-le")) // 2
        order = [json.loads(text) for text, _ in sorted(self.parts.items(), key=lambda one: one[1])]
        return {"parts": [readable(cell) for cell in order], "steps": self.steps, "output": output}


try:
    recording = Recorder().record_twice()
except Refused as refused:
    recording = {"refused": str(refused)}
gdb.execute("set confirm off")
print("\n@recording " + json.dumps(recording, ensure_ascii=False, separators=(",", ":")))
gdb.execute("kill", to_string=True) if gdb.selected_inferior().pid else None
gdb.execute("quit")
