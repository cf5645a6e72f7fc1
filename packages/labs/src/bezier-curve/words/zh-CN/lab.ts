/** What the lab says in Simplified Chinese. */

export const curve = '曲线';
export const kind = '种类';
export const controlPoints = '控制点';
export const joinAs = (wish: string) => `接成 ${wish}`;
export const stop = '停下';
export const runT = '让 t 走一遍';
export const time = '时间';
export const progress = '进度';
export const pointOnCurve = '曲线上的点';
export const controlPoint = (index: number) => `控制点 P${index}`;
export const kinds = {
  bezier: '贝塞尔曲线',
  joined: '两段三次贝塞尔相接',
  bspline: '三次 B 样条',
  easing: '缓动曲线',
};
export const continuities = {
  C0: 'C0：只是位置相接，有折角',
  G1: 'G1：切线方向相同，长度不同',
  C1: 'C1：一阶导数相等',
  C2: 'C2：一、二阶导数都相等',
};
export const questions = {
  bezier: '拖动中间的控制点：曲线经过它吗？再拖曲线上的点，看最后一轮那一段。',
  joined: '怎样摆放 P2、P3、P4，接点才看不出折角？先自己拖，再按“接成 C1”对一对。',
  bspline: '拖动 P0：曲线从哪一点起就不动了？再与贝塞尔曲线比一比。',
  easing: '先慢后快、冲过头再回来：P1 和 P2 该拖到哪里？播放看看。',
};
export const picture = (kind: string, points: number, t: string) =>
  `${kind}，${points} 个控制点，t = ${t} 处的构造与切线`;
export const easingAt = (time: string, progress: string, css: string) => `时间 ${time}，进度 ${progress}；${css}。`;
export const noTangent = '切线为零';
export const tangentAt = (angle: number) => `切线方向 ${angle}°`;
export const pointAt = (t: string, rounds: number, point: string, direction: string) =>
  `t = ${t}：插值 ${rounds} 轮，得到曲线上的点 ${point}，${direction}`;
export const withJoint = (text: string, continuity: string) => `${text}；接点 ${continuity}。`;
export const sentence = (text: string) => `${text}。`;
export const comma = '、';
export const notBegun = '还没有插值';
export const roundsDone = (rounds: number) => `插值了 ${rounds} 轮`;
export const pointsLeft = (t: string, rounds: string, count: number, points: string) =>
  `t = ${t}：${rounds}，还有 ${count} 个点：${points}。`;
export const whereNext = (from: string, a: string, to: string, b: string, t: string, next: string) =>
  `下一轮从 ${from}${a} 走向 ${to}${b}，t = ${t}。${next} 落在哪里？`;
export const goShare = (share: string, from: string, to: string, made: string) =>
  `走这一段的 ${share}：${from} + ${share} × (${to} − ${from})，得到 ${made}。`;
