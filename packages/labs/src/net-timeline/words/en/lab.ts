import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const network = 'Network';
export const topic = 'Topic';
export const delay = 'One-way delay';
export const loss = 'Packet loss';
export const receiveWindow = 'Receive window';
export const segments = (count: number) => counted(count, 'segment');
export const otherLuck = 'Other luck';
export const windowOverTime = (cwnd: string) => `Congestion window over time: cwnd is ${cwnd} now`;
export const segmentAxis = 'segments';
export const hosts = { A: 'A, client', B: 'B, server' };
export const packetLost = (label: string) => `${label}: lost, press to deliver it`;
export const packetArrives = (label: string) => `${label}: delivered, press to lose it`;
export const strip = (confirmed: number, underWay: number, window: number) =>
  `${confirmed} acknowledged, ${underWay} in flight, window ${window}`;
export const topics = {
  open: 'TCP three-way handshake',
  close: 'TCP four-way close',
  window: 'Sliding window',
  congestion: 'Congestion control',
  tls13: 'TLS 1.3',
  tls12: 'TLS 1.2',
  replication: 'State replication',
};
export const questions = {
  open: 'Lose the third packet: does each side believe that the connection is established? Press packets in the picture.',
  close: 'What happens when the last ACK is lost? It is what TIME-WAIT waits for.',
  window: 'How large must the window be for the sender never to stop and wait?',
  congestion: 'Lose data 6: how does cwnd change? And when its retransmission is lost too?',
  tls13: 'How many round trips is it from SYN to 200 OK? Count again with TLS 1.2.',
  tls12: 'Where does the round trip go that TLS 1.3 does not need?',
  replication: 'Lose an input: when does the client notice that it has gone too far?',
};
export const notBegun = (title: string, delay: number, loss: number, packets: number, end: number) =>
  `${title}: ${delay} ms one way, ${loss}% packet loss. ${counted(packets, 'packet')} from beginning to end, in ${end} ms.`;
export const moment = (happening: string, figures: string, states: string, end: string) =>
  [happening, figures, states, end].filter(Boolean).join(' ');
export const happening = (at: number, text: string, why: string) => `${at} ms, ${text}: ${why}.`;
export const states = (a: string, b: string) => `A: ${a}, B: ${b}.`;
export const wholeEnd = 'This is the end';
export const cutEnd = 'More follows that is not drawn';
export const total = (how: string, packets: number, lost: number) =>
  `${how}: ${counted(packets, 'packet')}, ${lost} of them lost.`;
export const sentSoFar = (una: number, next: number, window: number) =>
  `Acknowledged up to ${una}, sent up to ${next}, window ${window}`;
export const figures = (sent: string) => `${sent}.`;
export const congestionFigures = (sent: string, cwnd: string, ssthresh: string, phase: string) =>
  `${sent}; cwnd ${cwnd}, ssthresh ${ssthresh}, ${phase}.`;
export const phases = { slowStart: 'slow start', avoidance: 'congestion avoidance', recovery: 'fast recovery' };
export const whatNext = 'What happens next?';
export const enter = 'Enter';
export const turnPacket = 'On a packet: lose it, or deliver it';

export const sends = (side: string, label: string) => `${side} sends ${label}`;
export const receives = (side: string, label: string) => `${side} receives ${label}`;
export const timesOut = (side: string) => `${side} times out`;
export const givesUp = (side: string) => `${side} gives up`;
export const tried = (label: string, tries: number) => `${label} was tried ${counted(tries, 'time')}`;
export const again = ' (resent)';
export const noAnswer = (wait: number) => `no answer for ${wait} ms`;
export const sentAgain = 'retransmitted after the timeout';

export const reachedB = "B has got it, so A's end is established";
export const ackMissing = 'B has not got the acknowledgement, so it is sent once more';
export const wayBack = 'lets B know that the way back works too';
export const bothWays = "both directions work, so B's end is established";
export const alreadyOpen = 'already established';
export const someoneConnects = 'someone wants to connect';
export const secondSyn = 'a duplicate SYN';
export const replySyn = 'acknowledges the SYN and sends its own';
export const wantsToConnect = 'A wants to connect';

export const closesA = 'A closes';
export const waitedOut = '2 MSL have passed, no old segment can turn up any more';
export const connectionGone = 'the connection no longer exists';
export const bothDone = 'B has finished too, wait for 2 MSL';
export const ownAckLost = 'its own ACK was lost: acknowledge again and wait for 2 MSL anew';
export const ackFinOfB = "acknowledges B's FIN";
export const closesB = 'B closes';
export const doneA = 'A has nothing more to say, B may still speak';
export const secondFin = 'a duplicate FIN, acknowledged again';
export const ackFinOfA = "acknowledges A's FIN";
export const halfClosed = 'its own direction is closed, now wait for B';
export const doneB = 'B has finished too';
export const noMoreData = 'A has no more data to send';

/** Flights of a handshake in turn, the client's first: what is said, and why. */
export const flights = {
  tls13: [
    { label: 'ClientHello+key share', why: 'its key share goes along from the start' },
    { label: 'ServerHello…Finished', why: 'the keys can be computed, even the certificate is encrypted' },
    { label: 'Finished+GET', why: 'the certificate is verified, and the request goes right along' },
    { label: '200 OK', why: 'answers the request' },
  ],
  tls12: [
    { label: 'ClientHello', why: 'first asks which cipher suites are supported' },
    { label: 'ServerHello+Certificate', why: 'chooses a suite and shows its certificate' },
    { label: 'ClientKeyExchange+Finished', why: 'the certificate is verified, key material is handed over' },
    { label: 'Finished', why: 'both sides have the keys' },
    { label: 'GET', why: 'only now comes the request' },
    { label: '200 OK', why: 'answers the request' },
  ],
};
export const answeredAgain = 'a duplicate, answered again';

export const input = (number: number) => `input ${number}`;
export const handles = (input: number) => `B processes input ${input}`;
export const authority = (place: number) => `the authoritative position is x = ${place}`;
export const stateOf = (input: number, place: number) => `state (${input}, x = ${place})`;
export const sendsState = 'sends back the position and the last input processed';
export const asPredicted = (pending: number) =>
  `replays ${counted(pending, 'unacknowledged input')}, just as predicted`;
export const corrected = (pending: number, change: number) =>
  `replays ${counted(pending, 'unacknowledged input')}, corrected by ${change}`;
export const predicts = (place: number) => `goes to x = ${place} without waiting for the server`;

export const roomInWindow = 'there is room in the window';
export const data = (segment: number) => `data ${segment}`;
export const segment = (number: number) => `segment ${number}`;
export const awaited = 'the one that it waits for';
export const hadBefore = 'it has this one already';
export const gapBefore = 'one before it is missing, so it is kept for now';
export const ackIsNext = 'the acknowledgement number is the segment expected next';
export const ackedBefore = 'acknowledged long ago';
export const windowMoves = 'the window moves forward';
export const recovered = 'the lost segment has arrived, cwnd falls back to ssthresh';
export const growsByAck = 'slow start: each acknowledgement adds 1 to cwnd';
export const growsByRound = 'congestion avoidance: about 1 more in a round trip';
export const duplicate = (label: string, count: number) => `${label} (duplicate ${count})`;
export const stillMissing = 'this segment is still missing';
export const oneLeft = 'another segment has left the network, cwnd grows by 1';
export const notThreeYet = 'fewer than three, wait a little';
export const fastRetransmit = 'three duplicate acknowledgements: fast retransmit, ssthresh is halved';
export const threeDuplicates = 'three duplicate acknowledgements';
export const abandons = 'A gives up the connection';
export const noAck = (wait: number) => `no new acknowledgement for ${wait} ms, the RTO doubles`;
export const noAckCongested = (wait: number) =>
  `no new acknowledgement for ${wait} ms: cwnd is back to 1, the RTO doubles`;
