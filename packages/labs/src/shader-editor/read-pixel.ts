/** Reading one pixel back without making the page wait for the graphics card. */

/** Time between two looks whether the value has arrived, ms. */
const PERIOD = 8;

/** Asks for the pixel that was just drawn; the answer comes a little later, unless it was cancelled. */
export function readPixel(
  gl: WebGL2RenderingContext,
  [x, y]: readonly [number, number],
  onPixel: (pixel: readonly number[]) => void,
): () => void {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, 4, gl.STREAM_READ);
  gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const close = () => {
    clearInterval(timer);
    gl.deleteSync(fence);
    gl.deleteBuffer(buffer);
  };
  const timer = setInterval(() => {
    if (gl.isContextLost() || !fence) return close();
    if (gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) return;
    const pixel = new Uint8Array(4);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixel);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    close();
    onPixel([...pixel]);
  }, PERIOD);
  return close;
}
