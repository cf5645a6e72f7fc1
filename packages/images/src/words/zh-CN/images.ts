/** What the copies of images say in Simplified Chinese. */

export const notReadable = (file: string) =>
  `图片 ${file} 读不出来，做不了副本：它可能不完整。在别处打开看一看，重新导出或换一张。`;
