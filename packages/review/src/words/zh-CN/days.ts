/** Days and spans of time in Simplified Chinese. */

export const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
export const date = (month: number, day: number) => `${month}月${day}日`;
export const monthName = (month: number) => `${month}月`;
export const minutes = (count: number) => `${count} 分钟`;
export const hours = (count: number) => `${count} 小时`;
export const days = (count: number) => `${count} 天`;
export const months = (count: number) => `${count} 个月`;
export const years = (count: number) => `${count} 年`;
