/**
 * What runs around a reader's Lua program, in Lua: `print` goes to the page, errors come with their traceback, and the
 * globals that the program made are told from time to time. Rows of globals are lines of depth, name and value.
 */
export const PRELUDE = String.raw`
local out, finish, tick, rows, source, table_text = __out, __finish, __tick, __rows, __source, __table_text
__out, __finish, __tick, __rows, __source, __table_text = nil, nil, nil, nil, nil, nil
local type, tostring, pairs, next, rawget, getmetatable = type, tostring, pairs, next, rawget, getmetatable
local format, gsub, sub, match = string.format, string.gsub, string.sub, string.match
local concat, sort, pack, mathtype = table.concat, table.sort, table.pack, math.type
local traceback, sethook, load, xpcall = debug.traceback, debug.sethook, load, xpcall

local LONGEST, MOST, DEEPEST, LONGEST_LINE = 60, 60, 2, 4000

-- What was written since the last line's end; the page shows whole lines.
local pending = ''
local function joined(separator, ...)
  local parts = pack(...)
  -- Lua 5.4 writes a float as %.14g: io.write(1.0) is 1, print(1.0) is 1.0 (liolib.c).
  local isWriting = separator == ''
  for i = 1, parts.n do
    local part = parts[i]
    parts[i] = isWriting and mathtype(part) == 'float' and format('%.14g', part) or tostring(part)
  end
  return concat(parts, separator, 1, parts.n)
end
local function flush()
  if pending ~= '' then out(pending) end
  pending = ''
end
print = function(...)
  out(pending .. joined('\t', ...))
  pending = ''
end
io.write = function(...)
  local text = pending .. joined('', ...)
  local lines, rest = match(text, '^(.*)\n(.*)$')
  if lines then out(lines) end
  pending = rest or text
  if #pending > LONGEST_LINE then flush() end
  return io.stdout
end
io.read = function() return nil end

local builtin = {}
for name in pairs(_G) do builtin[name] = true end

local function brief(value)
  local kind = type(value)
  local text
  if kind == 'string' then
    text = format('%q', sub(value, 1, LONGEST))
  elseif kind == 'table' then
    local count = 0
    for _ in next, value do count = count + 1 end
    text = table_text(count, getmetatable(value) and true or false)
  elseif kind == 'function' or kind == 'userdata' or kind == 'thread' then
    text = kind
  else
    text = tostring(value)
  end
  return (gsub(sub(text, 1, 2 * LONGEST), '[\n\t]', ' '))
end

local function key(name)
  return type(name) == 'string' and gsub(sub(name, 1, LONGEST), '[\n\t]', ' ') or '[' .. brief(name) .. ']'
end

local function order(a, b)
  if type(a) == 'number' and type(b) == 'number' then return a < b end
  if type(a) ~= type(b) then return type(a) == 'number' end
  return tostring(a) < tostring(b)
end

local function walk(list, value, depth, seen)
  local names = {}
  for name in next, value do
    if depth > 0 or not builtin[name] then names[#names + 1] = name end
    if #names > 1000 then break end
  end
  sort(names, order)
  for _, name in pairs(names) do
    if #list >= MOST then return end
    local held = rawget(value, name)
    list[#list + 1] = depth .. '\t' .. key(name) .. '\t' .. brief(held)
    if type(held) == 'table' and depth < DEEPEST and not seen[held] then
      seen[held] = true
      walk(list, held, depth + 1, seen)
    end
  end
end

local function report()
  local list = {}
  walk(list, _G, 0, { [_G] = true })
  rows(concat(list, '\n'))
end

local chunk, message = load(source, '=main.lua', 't')
if not chunk then
  finish(false, message)
else
  sethook(function() if tick() then report() end end, '', 50000)
  local result = pack(xpcall(chunk, function(e) return traceback(tostring(e), 2) end))
  sethook()
  flush()
  report()
  if result[1] then
    local values = {}
    for i = 2, result.n do values[#values + 1] = brief(result[i]) end
    finish(true, concat(values, ', '))
  else
    finish(false, result[2])
  end
end
`;
