/** Comments in Simplified Chinese. */

export const comments = '评论';
export const show = '显示评论';
export const reading = '正在读取评论…';
export const count = (count: number) => (count === 0 ? '评论' : `评论 ${count}`);
export const none = '还没有评论，欢迎说第一句。';
export const unreachable = '评论服务暂时连不上，不影响阅读。';
export const notSent = '评论服务暂时连不上，写好的还在，稍后再发。';
export const refused = (reason: string) => `评论服务没有接受：${reason}`;
export const notAllowed = '评论服务要求先登录，或者这里没有权限。';
export const retry = '重试';
export const name = '名字';
export const mail = '邮箱（可不填，不公开）';
export const text = '评论';
export const reply = '回复';
export const replyTo = (name: string) => `回复 ${name}`;
export const markdown = '可以用 Markdown。';
export const send = '发表';
export const sending = '正在发表…';
export const sent = '已发表';
export const cancel = '取消';
export const logIn = '登录';
export const logOut = '退出登录';
export const loggedInAs = '登录为 ';
export const popupBlocked = '登录的窗口被浏览器拦住了，允许弹出后再点一次。';
export const loggedIn = (name: string) => `已登录为 ${name}`;
export const earlier = '更早的评论';
export const earlierShown = (count: number) => `又列出 ${count} 条评论`;
export const remove = '删除';
export const removeOf = (name: string) => `删除 ${name} 的评论`;
export const removeSure = '删除这条评论和它的回复？删除后不能恢复。';
export const removed = '已删除';
export const owner = '站长';
export const waiting = '等待审核，现在只有你看得到';
export const whole = (count: number) => `展开全文（约 ${count} 字）`;
export const picture = '图片';
export const cut = '（太长，后面没有显示）';
export const frameTitle = '评论（giscus）';

export const serviceAddress = '以 https:// 开头的服务地址，例如 https://comments.example.com（不含 ?、# 和密码）';
export const repository = '“所有者/仓库名”，例如 me/notes';
export const oneProvider = '“comments”要有一个服务，也只能有一个。';
export const writeProvider =
  "写上 waline: { server: 'https://…' }，或者 giscus: { repo, repoId, category, categoryId }。";
