/** Storage of libstdc++'s `std::deque` (bits/stl_deque.h, bits/deque.tcc): when blocks and maps are allocated. */
import type { DequeStorage } from './types.ts';

/** Elements in one block: blocks have 512 bytes, the lab's elements 128. */
export const BLOCK = 4;
/** Fewest pointers in a map. */
const SMALLEST_MAP = 8;

/** Storage of an empty deque. */
export function emptyDeque(): DequeStorage {
  const node = Math.floor((SMALLEST_MAP - 1) / 2);
  return { mapSize: SMALLEST_MAP, startNode: node, finishNode: node, startOffset: 0, finishOffset: 0 };
}

/** Room for one more element at the back; `newMap` tells that the map was replaced or its pointers moved. */
export function growBack(storage: DequeStorage): { storage: DequeStorage; newMap: boolean } {
  if (storage.finishOffset < BLOCK - 1) {
    return { storage: { ...storage, finishOffset: storage.finishOffset + 1 }, newMap: false };
  }
  const newMap = 2 > storage.mapSize - storage.finishNode;
  const roomy = newMap ? reallocateMap(storage, false) : storage;
  return { storage: { ...roomy, finishNode: roomy.finishNode + 1, finishOffset: 0 }, newMap };
}

/** Room for one more element at the front. */
export function growFront(storage: DequeStorage): { storage: DequeStorage; newMap: boolean } {
  if (storage.startOffset > 0) {
    return { storage: { ...storage, startOffset: storage.startOffset - 1 }, newMap: false };
  }
  const newMap = storage.startNode < 1;
  const roomy = newMap ? reallocateMap(storage, true) : storage;
  return { storage: { ...roomy, startNode: roomy.startNode - 1, startOffset: BLOCK - 1 }, newMap };
}

/** Gives back the place of the last element, and its block when that becomes empty. */
export function shrinkBack(storage: DequeStorage): DequeStorage {
  return storage.finishOffset > 0
    ? { ...storage, finishOffset: storage.finishOffset - 1 }
    : { ...storage, finishNode: storage.finishNode - 1, finishOffset: BLOCK - 1 };
}

/** Gives back the place of the first element. */
export function shrinkFront(storage: DequeStorage): DequeStorage {
  return storage.startOffset < BLOCK - 1
    ? { ...storage, startOffset: storage.startOffset + 1 }
    : { ...storage, startNode: storage.startNode + 1, startOffset: 0 };
}

/** Everything gone: only the first block stays. */
export const cleared = (storage: DequeStorage): DequeStorage => ({
  ...storage,
  finishNode: storage.startNode,
  finishOffset: storage.startOffset,
});

/** `_M_reallocate_map` for one more block: centres the used pointers, in a larger map when the old is half full. */
function reallocateMap(storage: DequeStorage, atFront: boolean): DequeStorage {
  const used = storage.finishNode - storage.startNode + 1;
  const needed = used + 1;
  const mapSize = storage.mapSize > 2 * needed ? storage.mapSize : storage.mapSize * 2 + 2;
  const startNode = Math.floor((mapSize - needed) / 2) + (atFront ? 1 : 0);
  return { ...storage, mapSize, startNode, finishNode: startNode + used - 1 };
}
