/** A node of a binary search tree. */
export interface SearchNode {
  id: number;
  key: number;
  left?: SearchNode | undefined;
  right?: SearchNode | undefined;
  parent?: SearchNode | undefined;
  isRed: boolean;
}
