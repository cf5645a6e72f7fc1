/** Cuts what comes through a pipe into messages, each ended by a zero byte; gives what takes the pipe's pieces. */
export function splitMessages(hear: (message: string) => void): (piece: Buffer) => void {
  let begun: Buffer[] = [];
  return (piece) => {
    let from = 0;
    for (let end = piece.indexOf(0); end !== -1; end = piece.indexOf(0, from)) {
      // Whole before it is text: a character may lie in two pieces.
      hear(Buffer.concat([...begun, piece.subarray(from, end)]).toString());
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  };
}
