/** What the lab says in Simplified Chinese. */

export const fragmentShader = '片段着色器';
export const sliderForm = 'uniform float a; // 0..1 = 0.5 名字';
/** The line below the program, between the names that are code. */
export const hint = {
  declared: '已经声明好的：',
  comma: '、',
  output: ' 和输出 ',
  sliders: '。自己的滑块写成 ',
  end: '。',
};
export const parameters = '参数';
export const beginning = '起点';
export const own = '自己改的';
export const sampleX = '取样 x';
export const sampleY = '取样 y';
export const titles = {
  gradient: '渐变',
  checker: '棋盘格',
  circle: '圆的距离场',
  waves: '随时间的波',
  blend: '混合方式',
  lighting: '一个受光的球',
};
export const questions = {
  gradient: '哪一点是纯黄（R 1，G 1，B 0）？移动指针和滑块把它找出来。',
  checker: '格数是 8，横着却不止 8 格，为什么？改一行，让横着也正好 8 格。',
  circle: '把边缘宽度拖到最大：圆变大了，还是变糊了？先说，再看 smoothstep 那一行。',
  waves: '播放看看波往哪边走。改哪一个符号，能让它往里收？',
  blend: '不透明度一样，四种方式里哪一种最亮？先说，再换着看。',
  lighting: '高光指数加倍，亮斑变大还是变小？不朝光的一侧会变吗？',
};
/** What the uniforms of the programs to begin with are called. */
export const sliders = {
  amount: '蓝色分量',
  cells: '格数',
  radius: '半径',
  edge: '边缘宽度',
  speed: '速度',
  count: '波数',
  alpha: '源的不透明度',
  mode: '方式：0 普通 1 相加 2 相乘 3 滤色',
  angle: '光的方位',
  shininess: '高光指数',
};
export const noReason = '着色器无法编译，驱动没有说明原因';
export const comma = '，';
export const ownShader = '自己改的着色器';
export const isSet = (title: string, sliders: string) => `${title}${sliders}。按下图像上的一点，读出那里的颜色。`;
export const sliderIs = (label: string, value: number) => `，${label} ${value}`;
export const failed = (errors: string) => `编译出错，图像仍是上一个能用的着色器。${errors}。`;
export const semicolon = '；';
export const pixelAt = (x: string, y: string, color: string) => `(${x}, ${y}) 处：${color}。`;
export const compiled = (title: string) => `${title}已经编译好，正在画。`;
export const errorAt = (line: number, text: string) => `第 ${line} 行：${text}`;
export const withDriver = (cause: string, text: string) => `${cause}（${text}）`;
export const changeMore = '再改一行。先算好某一点的颜色，再指着图像上那一点：一样吗？';
export const it = '它';
/** Causes of what drivers complain about; the name is what the complaint is about. */
export const causes = {
  undeclared: (name: string) => `没有声明过 ${name}`,
  arguments: (name: string) => `${name} 没有这样的参数类型`,
  redeclared: (name: string) => `${name} 声明了两次`,
  conversion: (name: string) => `类型不符，${name} 不会自动转换`,
  operands: () => '运算两边的类型配不上',
  assignment: () => '等号左边的不能赋值',
  dimensions: () => '两边的分量个数不同',
  tooFew: () => '构造时给的分量不够',
  tooMany: () => '构造时给的分量太多',
  noComponent: () => '没有这样的分量',
  noReturn: () => '有的路径没有返回值',
  noMain: () => '没有 main 函数',
  syntax: () => '语法不对，多半是少了分号或括号',
};
