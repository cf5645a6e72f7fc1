/** Vocabulary of the generated notes: terms of the field beside words put together from common characters. */
import { seeded } from './random.mjs';

const TERMS =
  '智能指针 红黑树 垃圾回收 移动语义 虚函数 模板 迭代器 容器 线程 互斥量 条件变量 原子操作 内存模型 缓存 页表 中断 进程 调度 文件系统 网络 协议 着色器 光栅化 深度缓冲 纹理 采样 法线 切线空间 阴影 反射 折射 全局光照 光线追踪 蒙特卡洛 重要性 矩阵 向量 四元数 变换 投影 相机 视锥 剔除 碰撞 刚体 骨骼 动画 混合 状态机 行为树 事件 委托 反射信息 序列化 脚本 虚拟机 字节码 编译器 链接器 符号 作用域 闭包 原型 协程 异步 回调 承诺 模块 哈希表 堆 栈 队列 链表 二叉树 图 最短路 动态规划 贪心 回溯 二分 排序 复杂度 设计模式 单例 工厂 观察者'.split(
    ' ',
  );
const CHARACTERS =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处理世车';
const LINKS =
  '因此 所以 但是 如果 那么 例如 也就是说 与此同时 换句话说 在这里 其中 此外 一般来说 实际上 需要注意'.split(' ');

/** Some thousand words; the same list for every corpus. */
export const WORDS = compose(seeded(7), 450);
export { LINKS, TERMS };

function compose(random, count) {
  const characters = [...new Set(CHARACTERS)];
  return Array.from({ length: count }, () =>
    Array.from({ length: random.next() < 0.75 ? 2 : 3 }, () => random.pick(characters)).join(''),
  );
}
