/** Escapes text from programs and files for a terminal: control characters are shown as symbols. */

/** Each control character, but for line ends and tabs, as its picture: `␛[31m`. */
export function escapeControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(PICTURES + code) : code === 0x7f ? '␡' : '�';
  });
}

/** Unicode has pictures of the control characters in their order. */
const PICTURES = 0x2400;
