/** What the author is told of search in Simplified Chinese. */

export const writeAlgolia = '写上 algolia: { appId, apiKey, indexName }。';
export const useSearchKey = '换成控制台“API Keys”里的 Search API Key；如果这个密钥已经公开过，请先在控制台作废它。';
export const missingKey = (variable: string) => `没有写入用的密钥。先设置环境变量再运行，例如：
  ${variable}=… npx study-notes search:push
密钥需要 addObject、deleteIndex、settings、editSettings、browse 权限；不要把它写进配置。`;
export const needsAlgolia = '“search.provider”是 "algolia"，但没有“search.algolia”。';
export const askNeedsAlgolia = '“search.ask.algolia”要用“search.algolia”的应用、密钥和索引，但没有写它。';
export const clientMissing = (client: string) => `“search.algolia”要用 ${client}，它没有安装。`;
export const keyNotSearchOnly = (reason: string) =>
  `“search.algolia.apiKey”不是只能搜索的密钥：${reason}。它会随网站公开，任何人都能用它改写或清空索引。`;
export const sameAsVariable = (variable: string) => `它和环境变量 ${variable} 里的密钥相同`;
export const saysSo = '它自己写着 admin、write 或 secret';
export const serviceAddress = '以 https:// 开头的服务地址，例如 https://api.example.com/v1（不含 ?、# 和密码）';
export const applicationId = '由字母和数字组成的 Application ID';
export const oneHost = '至少一个主机';
export const notUtf8 = (guess: string) => `这个文件不是 UTF-8 编码（像是 ${guess}），同义词没有生效。`;
export const saveAsUtf8 = '用编辑器另存为 UTF-8。';
export const sameLine = '同一行里';
export const inLine = (line: number) => `第 ${line} 行`;
export const repeated = (term: string, place: string) => `“${term}”在${place}已经有了。`;
export const deleteOne = '删掉重复的一个。';
export const mergeGroups = '两组意思相同就合并成一行；不同就从其中一组删掉这个词。';
export const alone = (term: string) => `这一行只剩“${term}”一个词，没有同义词。`;
export const addSynonyms = '用顿号“、”补上别的说法，或删掉这一行。';
export const nothingBetween = '顿号之间是空的。';
export const addWord = '补上一个词，或删掉多余的顿号。';
export const makingRecords = '生成记录';
export const records = (count: number) => `${count} 条`;
export const tooLarge = (file: string, bytes: number, most: number) =>
  `${file} 的一条记录有 ${bytes} 字节，超过服务的上限 ${most} 字节。它的路径或标题太长，请改短。`;
export const notPushed = (count: number, file: string) => `没有上传；${count} 条记录写在 ${file}`;
export const noAlgolia = '配置里没有 search.algolia：写上 appId、apiKey 和 indexName，再推送。';
export const noRecords = '没有任何记录：推送会清空索引，所以没有推送。';
export const checkingKey = '检查公开的密钥';
export const pushingTo = (index: string) => `推送到 ${index}`;
export const unknownPermissions = '  注意：服务没有说明 search.algolia.apiKey 有哪些权限，请确认它只能搜索。';
export const writingKey = (permissions: string) =>
  `search.algolia.apiKey 能改写索引（${permissions}），而它随网站公开。没有推送。换成 Search API Key，并在控制台作废现在这个。`;
export const retrying = (reason: string, seconds: number) => `  服务暂时没有接受（${reason}），${seconds} 秒后再试。`;
export const wrongKey = (variable: string) => `环境变量 ${variable} 里的密钥不对，或缺少权限。`;
export const unreachable = (hosts: string) => `连不上 ${hosts}，请检查网络和 appId。`;
export const tryLater = '请稍后再试。';
export const pushFailed = (index: string, hint: string, answer: string) =>
  `没有推送成功，索引 ${index} 仍是原来的内容。${hint}\n  服务的回答：${answer}`;
export const fileValue = '文件';
export const dryRunHelp = '不上传，只把记录写进文件（默认 search-records.json）';
export const pushSummary = '把全部段落作为记录推送到托管搜索的索引';
export const pushDetail = `索引写在配置的 search({ algolia: … }) 里，密钥只从环境变量 ALGOLIA_ADMIN_KEY 读取。
先写进临时索引，全部写好才替换；中途失败时，原来的索引完好无损。`;
export const searchPage = '搜索';
export const aboutSearch = '按标题、概念、代码或拼音，在全部笔记里查找。';
