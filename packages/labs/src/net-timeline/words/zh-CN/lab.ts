/** What the lab says in Simplified Chinese. */

export const network = '网络';
export const topic = '内容';
export const delay = '单程延迟';
export const loss = '丢包率';
export const receiveWindow = '接收窗口';
export const segments = (count: number) => `${count}段`;
export const otherLuck = '换一次运气';
export const windowOverTime = (cwnd: string) => `拥塞窗口随时间：现在cwnd ${cwnd}`;
export const segmentAxis = '段';
export const hosts = { A: 'A 客户端', B: 'B 服务器' };
export const packetLost = (label: string) => `${label}：丢失，按下让它送到`;
export const packetArrives = (label: string) => `${label}：送达，按下丢掉它`;
export const strip = (confirmed: number, underWay: number, window: number) =>
  `已确认${confirmed}，在途${underWay}，窗口${window}`;
export const topics = {
  open: 'TCP三次握手',
  close: 'TCP四次挥手',
  window: '滑动窗口',
  congestion: '拥塞控制',
  tls13: 'TLS 1.3',
  tls12: 'TLS 1.2',
  replication: '状态同步',
};
export const questions = {
  open: '丢掉第三个包，两边各自认为连接建立了吗？点一点图里的包。',
  close: '丢掉最后一个ACK会怎样？TIME-WAIT就是为它等的。',
  window: '窗口开到几，发送方才不必停下来等？',
  congestion: '丢掉数据6，cwnd会怎样变？再丢掉它的重传呢？',
  tls13: '从SYN到200 OK要几个往返？换成TLS 1.2再数一次。',
  tls12: '比TLS 1.3多的那个往返花在哪里？',
  replication: '丢掉一个输入，客户端什么时候才发现自己走多了？',
};
export const notBegun = (title: string, delay: number, loss: number, packets: number, end: number) =>
  `${title}：单程${delay} ms，丢包率${loss}%。从头到尾${packets}个包，用时${end} ms。`;
export const moment = (happening: string, figures: string, states: string, end: string) =>
  `${happening}${figures}${states}${end}`;
export const happening = (at: number, text: string, why: string) => `${at} ms，${text}：${why}。`;
export const states = (a: string, b: string) => `A ${a}，B ${b}。`;
export const wholeEnd = '到此结束';
export const cutEnd = '后面还有，图只画到这里';
export const total = (how: string, packets: number, lost: number) => `${how}，共${packets}个包，丢了${lost}个。`;
export const sentSoFar = (una: number, next: number, window: number) => `已确认到${una}，已发到${next}，窗口${window}`;
export const figures = (sent: string) => `${sent}。`;
export const congestionFigures = (sent: string, cwnd: string, ssthresh: string, phase: string) =>
  `${sent}；cwnd ${cwnd}，ssthresh ${ssthresh}，${phase}。`;
export const phases = { slowStart: '慢启动', avoidance: '拥塞避免', recovery: '快速恢复' };
export const whatNext = '接着发生什么？';
export const enter = '回车';
export const turnPacket = '在一个包上：丢掉它，或让它送到';

export const sends = (side: string, label: string) => `${side}发送${label}`;
export const receives = (side: string, label: string) => `${side}收到${label}`;
export const timesOut = (side: string) => `${side}超时`;
export const givesUp = (side: string) => `${side}放弃`;
export const tried = (label: string, tries: number) => `${label}试了${tries}次`;
export const again = '（重传）';
export const noAnswer = (wait: number) => `${wait} ms没有回应`;
export const sentAgain = '超时重传';

export const reachedB = '对方收到了，A这边建立';
export const ackMissing = '对方没收到确认，再确认一次';
export const wayBack = '让B知道回路也通';
export const bothWays = '两个方向都通了，B这边建立';
export const alreadyOpen = '已经建立';
export const someoneConnects = '有人要建立连接';
export const secondSyn = '重复的SYN';
export const replySyn = '确认SYN，并发自己的SYN';
export const wantsToConnect = 'A要建立连接';

export const closesA = 'A关闭';
export const waitedOut = '等过了2MSL，不会再有旧的段';
export const connectionGone = '连接已经不在';
export const bothDone = '对方也说完了，等2MSL';
export const ownAckLost = '自己的ACK丢了，再确认，重新等2MSL';
export const ackFinOfB = '确认对方的FIN';
export const closesB = 'B关闭';
export const doneA = 'A没有话要说了，B还可以说';
export const secondFin = '重复的FIN，再确认';
export const ackFinOfA = '确认A的FIN';
export const halfClosed = '自己的方向关上了，等对方';
export const doneB = 'B也说完了';
export const noMoreData = 'A没有数据要发了';

/** Flights of a handshake in turn, the client's first: what is said, and why. */
export const flights = {
  tls13: [
    { label: 'ClientHello+密钥份额', why: '一开始就带上自己的密钥份额' },
    { label: 'ServerHello…Finished', why: '密钥已经能算出来，证书也已加密' },
    { label: 'Finished+GET', why: '验过证书，请求跟着就走' },
    { label: '200 OK', why: '应答请求' },
  ],
  tls12: [
    { label: 'ClientHello', why: '先问支持哪些套件' },
    { label: 'ServerHello+证书', why: '选定套件，给出证书' },
    { label: 'ClientKeyExchange+Finished', why: '验过证书，交出密钥材料' },
    { label: 'Finished', why: '密钥两边都有了' },
    { label: 'GET', why: '这时才轮到请求' },
    { label: '200 OK', why: '应答请求' },
  ],
};
export const answeredAgain = '重复的，再答一次';

export const input = (number: number) => `输入${number}`;
export const handles = (input: number) => `B处理输入${input}`;
export const authority = (place: number) => `权威位置x = ${place}`;
export const stateOf = (input: number, place: number) => `状态(${input}, x = ${place})`;
export const sendsState = '把位置和处理到的输入一起发回';
export const asPredicted = (pending: number) => `重放未确认的${pending}个输入，与预测一致`;
export const corrected = (pending: number, change: number) => `重放未确认的${pending}个输入，校正${change}`;
export const predicts = (place: number) => `不等服务器，先走到x = ${place}`;

export const roomInWindow = '窗口里还有空位';
export const data = (segment: number) => `数据${segment}`;
export const segment = (number: number) => `段${number}`;
export const awaited = '正是等着的';
export const hadBefore = '已经有了';
export const gapBefore = '前面缺一段，先留着';
export const ackIsNext = '确认号是下一个等着的段';
export const ackedBefore = '早已确认过';
export const windowMoves = '窗口向前移';
export const recovered = '丢的段补上了，cwnd落回ssthresh';
export const growsByAck = '慢启动：每个确认让cwnd加1';
export const growsByRound = '拥塞避免：一个往返约加1';
export const duplicate = (label: string, count: number) => `${label}（重复${count}）`;
export const stillMissing = '还缺这一段';
export const oneLeft = '又有一段离开了网络，cwnd加1';
export const notThreeYet = '不到三个，先等等';
export const fastRetransmit = '三个重复确认：快速重传，ssthresh减半';
export const threeDuplicates = '三个重复确认';
export const abandons = 'A放弃连接';
export const noAck = (wait: number) => `${wait} ms没有新的确认，RTO加倍`;
export const noAckCongested = (wait: number) => `${wait} ms没有新的确认：cwnd回到1，RTO加倍`;
