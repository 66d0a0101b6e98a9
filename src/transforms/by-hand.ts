import { readShell } from './shell.ts';

/** A piece of a text that its reader would have to replace before it works. */
export interface ByHand {
  text: string;
  /** UTF-16 offset in the text it was found in. */
  offset: number;
}

/** One pattern of several. */
const anyOf = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

const inCommand = anyOf(
  [
    /<(?:your|my)[ _-][\w -]{1,40}>|<[a-z]{1,20}(?: [\w'-]{1,20}){2,9}>|<[\w-]{0,40}(?:name|password|token|address)>/,
    // In quotes alone, where it is no tag and nothing that is looked for.
    /(?<=\s-{1,2}[a-z-]{1,20}[ =]')<(?!(?:html|head|body|div|span|title|pre|code|script|style)>)[a-z][\w-]{2,40}>(?=')/,
    /(?<=\s--[a-z-]{1,30}[ =])\[[a-z][\w|-]{2,60}\](?=\s|$)/,
    // Bold letters of a page in its code: `--vpc-id **VPC ID**`.
    /\*\*[a-z][\w -]{1,40}\*\*/,
    // A path that stands for one of the reader's, in five languages.
    /(?<![\w.$}])\/?(?:path\/(?:to|on|in)|ruta\/(?:a|al|de|hacia)|(?:le\/)?chemin\/(?:vers|a|à|du|de)|pfad\/(?:zu[rm]?|auf|im?)|caminho\/(?:para|d[aeo]))\/[\w./-]*[\w/]/,
    /(?<=[\s=:"'])\/(?:local|host|container|my|some|full|absolute)\/(?:path|dir|directory|folder)(?:\/[\w.-]+)*/,
    /https?:\/\/(?:[^\s"'<>]*\/)?\.{3}(?=[\s/"']|$)/,
    // `http://localhost:port`, `boats.example:port`.
    /(?<=(?:https?:\/\/[\w.-]{1,60}|\s[\w-]{1,60}(?:\.[\w-]{1,60})?\.[a-z]{2,10}):)(?:port|puerto|porta|nodeport)(?=[\s/"']|$)/,
    /(?<==["']?)[\w-]{0,40}(?:\.{3}|…)(?=[\s"']|$)/,
    // A token that is cut.
    /(?<=\s-{1,2}(?:token|key|password|secret|hash)[ =]["']?)[\w-]{4,80}(?:\.{3}|…)(?=[\s"']|$)/,
    /(?<=\/)(?:stack|app|application|project|service|container|repo|image|cluster|folder|dir)-name(?=[/\s]|$)/,
    // A hash that is cut.
    /(?<![\w.])[\da-f]{6,40}\.{3}[\da-f]{6,40}(?![\w.])/,
    // A version: `boat-X.X.X.tar.gz`, `vX.Y.Z`.
    /(?<![a-uw-z.])x\.[xy]\.[xz](?!\.x|[a-z])/,
    /\/dev\/(?:(?:sd|vd|xvd)[XY]\d?\b|[a-z]{0,5}\[(?:device|disk|drive|letter|name|number|partition)\]\d?)/,
    /\[\[[a-z][a-z\d_]{1,40}\]\]/,
    // What Showroom gives to each user: `%USER_NAME%`.
    /(?<![\w%])%[a-z][a-z\d]{1,20}(?:_[a-z\d]{1,20}){1,4}%\B/,
    // An address of which parts are left out: `192.168.x.x`.
    /(?<![\w.])a\.b\.c\.d(?:\/[\w.]{1,15})?(?![\w.])/,
    /(?<![\w.])(?=(?:[\dx]{1,3}\.){3}[\dx]{1,3}(?![\w.-]))(?:\d{1,3}\.){0,3}x{1,3}(?:\.[\dx]{1,3}){0,3}/,
    /(?<![\w$])[[{](?:your|my)[ _-][a-z0-9_ -]{1,40}[\]}]/,
    // Shells make several words of braces with commas alone.
    /(?<![\w${])\{[a-z]{1,40}(?:-[a-z]{1,40}){1,4}\}(?!\})/,
  ],
  'gi',
);
/** What is the reader's own, `https://your-harbour`, `BOAT=yourboat`, `"Your Name"`, without brackets. */
const own = anyOf(
  [
    /(?<![\w$<[{-])your(?:[-_][a-z]|[A-Z])[\w-]{0,40}/,
    // What looks like a variable with a hyphen: bash takes what stands behind that for its value.
    /\$\{[a-z]+(?:-[a-z]+)+\}/,
    /(?<==["']?|["'])your[a-z][\w.-]{1,60}/,
    // `openssl genrsa -out yourdomain.com.key`.
    /(?<=[\s=/])my-?registry(?:\.\w+)*(?=[:/])/,
    /(?<![\w$<[{.-])your(?:domain|host|server|registry|company|org|user|bucket|project|cluster|site|email|repo)(?:name)?(?![a-z])(?:\.(?:com|org|net|io|local|example))?/,
    // A password that is wished for.
    /(?<==["']?|["'])Your[A-Z][a-z]+[\w@!$#%-]{2,40}(?=["'\s]|$)/,
    /(?<=["'])(?:(?:John|Jane) Doe|Your (?:[A-Z][a-z]{1,20} ?){1,2})(?=["'])/,
    /(?<![\w.-])e?mail@(?:gmail|mail|email|domain|example)\.(?:com|org|net)(?![\w-])/,
    /(?<![\w.-])(?:your|you)(?:[._-]?(?:e?mail|name))?@[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}/,
  ],
  'g',
);
/** The same in Portuguese, Spanish, French, German and Italian, and a name of something that is said in words: `seu-usuario`, `nome_do_barco`, `name_of_the_boat`. */
const ownElsewhere = anyOf(
  [
    /(?<![\w$<[{./-])(?:seu|sua|tu|votre|deine?|tuo|tua)[-_][a-z][\w-]{2,40}/,
    /(?<![\w$<[{./-])(?:nome?|nombre)_[a-z]{3,20}(?![\w-])/,
    /(?<![\w$<[{./-])(?:nome[-_]d[aeo]s?|nombre[-_]del?|nom[-_]d[eu]|name[-_]of[-_](?:the|your|a))[-_][a-z][\w-]{1,40}/,
    // `docker container inspect id-container`, `docker push usuarioHub/boats`.
    /(?<=[\s/=:])id[-_](?:d[oae]l?[-_])?(?:cont[ea]i?nedor|cont[eê]iner|container|imagen|imagem|image|pod|rede|red|volum(?:en|e))(?=[\s/:]|$)/,
    /(?<=[\s/=:])(?:seu|meu|mi|tu)?[uU]su[aá]rio(?:[A-Z]\w{0,20}|_?\w{0,20})(?=\/)/,
    // In one word: `kubectl logs nombrepod`, `docker stop nomeconteiner`.
    /(?<=[\s/=:])(?:nombre|nome)_?(?:del?|d[ao])?_?(?:pods?|cont[ea]i?nedor|cont[eê]iner|container|imagen|imagem|red|rede|volum(?:en|e)|servi[cç]io|servi[cç]o|despliegue|archivo|arquivo|usu[aá]rio|rama|host|namespace|n[oó]do?)(?=[\s/:]|$)/,
  ],
  'g',
);
/** `{Service}`, `{Node IP}`, `[TOKEN]`, `[IP]:[NodePort]`: programs of awk and paths of kubectl begin in small letters, and grep looks for one letter of `[ERROR]`. */
const capital =
  /(?<![\w${"'])\{[A-Z][a-z]{1,20}(?: [A-Za-z]{1,20}){0,4}\}(?!\})|(?<=[\s=/@:])\[(?:[A-Z]{2}[A-Z_-]{0,30}|(?:[A-Z][a-z]+){2,5})\](?=[\s:/@"']|$)(?<!\b[ef]?grep\s[^|;&\n]{0,200})/g;
/** `{{ host }}` and `{user}`, which something else would fill in. What a program in Go reads begins with a dot; Helm and paths of JSON have lists and fields in braces. */
const braces =
  /(?<![\w$%{}]|(?:\s--set|path|template|format)\S{0,20}[ =]\S{0,80})(?:\{\{ ?(?:[a-z]|\.(?:Values|Release|Chart)\.)[\w.-]{0,40} ?\}\}|(?<!@)\{[a-z]\w{1,40}\}(?!\}))/gi;
/** A Chinese or Japanese word for a name, an address and the like, alone or behind letters: `docker attach 容器名`, `dpkg -x debファイル名`. What is printed or looked for may be one. */
const chinese =
  /(?<=[\s@]|\.\/)(?<!\b(?:echo|printf|[ef]?grep)\s[^|;&\n]{0,200}|\s-m\s|#[^\n]{0,200})(?:\p{sc=Han}{1,6}(?:ID|名称?)(?:或者?\p{sc=Han}{1,6}(?:ID|名称?))?(?::[A-Z]+)?|关键[词字]|\p{sc=Han}{0,10}(?:名|名称|名字|地址|路径|密码|域名|令牌)|\w{0,20}(?:ファイル|フォルダ|ディレクトリ|ユーザー?|ホスト|サーバー?|コンテナ|イメージ|ブランチ)名|\w{0,20}(?:パスワード|アドレス))\d?(?=[\s@]|\.[a-z]|$)/gu;
/** What programs of containers and their like are given a name of, joined: `docker pull image_name`, `git clone repo_name`. */
const joinedName =
  /(?<=\b(?:docker|podman|kubectl|oc|helm|git|ssh|scp)\s(?:(?:[^|;&"'\n]|'[^'\n]{0,100}'|"[^"\n]{0,100}"){0,200}[\s/:@])?)(?:image|container|network|volume|service|pod|node|host|user|file|folder|directory|branch|repo(?:sitory)?|project|cluster|registry|database|release|chart)[_-](?:name|id)(?:_or_(?:name|id))?(?=[\s/:@]|$)/g;
/** A name that stands for any: `rm filename`, `cd foldername`. */
const anyName =
  /(?<=\b(?:cat|cd|chmod \S+|cp|less|mkdir|more|mv|nano|rm|rmdir|touch|vim?) (?:-\w+ )?)(?:file|dir|directory|folder)_?name(?=\s|$)/g;
/** A part of a name in brackets, which Docker has no list of letters for: `docker pull boats:[version]`. */
const inBrackets =
  /(?<=\bdocker\s(?:[^|;&\n"']{0,200}[:\s/])?)\[[a-z][a-z_:-]{1,40}\](?=[:\s/]|$)|(?<=\bdocker\s[^|;&\n"']{0,200}\w)\[:\$?\w{1,20}\]/g;
/** What is the reader's own in Chinese, without signs: `root@你的IP`. */
const ownInChinese = /(?<=[\s@/:="'])[你您]的[\p{L}\w]{1,20}/gu;
/** A path from the root of words in Chinese, which each reader has another: `/本地/文档目录`. */
const chinesePath = /(?<=[\s=])\/\p{sc=Han}[\p{L}\w/.-]+/gu;
/** No object of Kubernetes has capital letters in its name: `kubectl logs PODNAME`, `oc delete pod/PODNAME`. */
const objectName =
  /(?<=\b(?:kubectl|oc)\s(?!(?:config|auth|set env)\b)(?:(?!\s--\s|redis-cli)[^|;&\n$"'`<]){0,200}\s(?:(?:po|pods?|deploy|deployments?|svc|services?|nodes?)\/)?)(?<!\s(?:get|describe|delete|edit|explain)\s|\s-o\s|\s--(?!namespace\s|container\s)[\w-]+\s)[A-Z]{3}[A-Z\d_-]*(?=[\s:]|$)(?<!-)(?! \}\})/g;
/** The same for Docker: `docker stop CONTAINERID`. */
const containerName =
  /(?<=\bdocker\s(?:(?:[a-z]{1,12}\s){0,2}(?=COMMAND)|(?:(?:container|image)\s)?(?:stop|start|rm|rmi|logs|inspect|kill|restart|exec|attach|pull|push|commit)\s(?:-\S+\s){0,6}))[A-Z]{3}[A-Z\d_-]*(?=[\s:]|$)/g;
/** `\<NAME\>` as Markdown has it, and `<WORDS IN CAPITALS>` in quotes. What grep looks for may be the first. */
const shouted =
  /(?<!\b[ef]?grep\s[^|;&\n]{0,200})\\<[A-Z][A-Z\d_ -]{2,40}\\>|<[A-Z]{2,20}(?:(?:['’]s|\.)? {1,2}[A-Z]{2,20}){1,14}>/g;
/** Words in letters that no tag and no program has, in angle brackets: `-p '<JSON补丁>'`. What grep looks for may be some. */
const otherLetters =
  /[「【][^「」【】\n]{1,40}[」】]|(?<=[\s=/:])[[{][\w -]{0,20}[\p{sc=Han}\p{sc=Katakana}][^[\]{}\n]{0,20}[\]}](?=[\s/.:]|$)|(?<!\b[ef]?grep\s[^|;&\n]{0,200})<(?=[^<>\n]{0,40}[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Cyrillic}])[\p{L}\p{N}][\p{L}\p{N} _-]{0,40}>/gu;
const inManifest =
  /<[a-z][\w-]{1,40}>|<[a-z]{2,20}(?: [a-z]{2,20}){1,4}>|<(?:your|my)[ _-][\w -]{1,40}>/gi;
/** What needs no end in HTML, and what kubectl prints where there is nothing. */
const alone = /^<(?:br|hr|wbr|li|d[dt]|t[dhr]|none|nil)>$/i;
const anywhere = anyOf(
  [
    /(?<![\w${])(?:(?:YOUR|MY|SEU|SUA)[_-][A-Z][A-Z_-]*|YOUR[A-Z]{4,}|(?:[A-Z]+_)+(?:HERE|AQUI|AQUÍ))(?![\w=:])/,
    // `https://hooks.example/YOUR/WEBHOOK`.
    /(?<=\/)YOUR(?:\/[A-Z_-]{3,20}){1,3}(?=["'\s]|$)/,
    /\b(?:REPLACE[_-]?ME|CHANGE[_-]?ME|change[_-]me|(?<!\b(?:[ef]?grep|rg|ack)\s[^|;&\n]{0,200})TODO)\b/,
  ],
  'g',
);
/** A host or a name in capital letters, which nobody has: `http://ENDEREÇO_DO_INGRESS/boats`, `curl INGRESS_ADDRESS/boats`, `ssh crew@IP_DO_BARCO`, `wget NGINX_IP:80`, `kubectl edit pod POD_NAME`. */
const host = anyOf(
  [
    /(?<=\s)\p{Lu}{2,}(?:_\p{Lu}+)+(?=\/[\w.-]{2})/u,
    /(?<=[\s@])(?:IP|ENDERE[CÇ]O|NOME)_D[AEO]_[\p{Lu}_]+(?=[\s:]|$)/u,
    /(?<=:\/\/)\p{Lu}{2}[\p{Lu}\d_-]+(?=[/:\s"']|$)/u,
    /(?<=:\/\/(?:www\.)?)x{3,}(?:\.x{2,})?(?=[./])/u,
    /(?<=[\s/=@])[A-Z]+(?:_[A-Z]+)+(?=\.[a-z][\w-]*\.)/u,
    /(?<=\s)[A-Z]+_(?:IP(?=[:/\s]|$)|(?:NAME|FILE|PATH|DIR|FOLDER|TOKEN|PASSWORD)(?=\s|$))/u,
    /(?<=@)(?:HOST(?:NAME)?|SERVER|IP|[A-Z]+(?:_[A-Z]+)+)(?=[\s:]|$)/u,
    /(?<=\s)(?:[A-Z]+(?:_[A-Z]+)+|USERNAME)(?=@)/u,
    // `/dev/GROUP_NAME/VOLUME_NAME`, `-L SIZE`.
    /(?<=\/)[A-Z]+_(?:NAME|ID)(?=[/\s:]|$)/u,
    /(?<=\s--?[a-z-]{1,20}[ =])(?:NEW|OLD)-[A-Z]+(?=\s|$)/u,
    /(?<=--[a-z]{3,20}=)N(?=\s|$)/u,
    /(?<=\s-[A-Za-z] )(?<!\b[ef]?grep -\w )(?:SIZE|NAME|FILE|PORT|USER|HOST)(?=\s|$)/u,
    /(?<=\b(?:kill|strace|gdb|lsof|nsenter|renice)\s(?:-\w+\s){0,4})PID(?=\s|$)/u,
    // `ssh user@ip`.
    /(?<=\s)(?:user(?:name)?|usuario|usuário|utilisateur|benutzer)@(?:ip|host|server|servidor|serveur|address|remote)[\w-]*/u,
    /(?<=:\/\/)user(?:name)?:pass(?:word)?(?=@)/u,
    // `git@github.com:USERNAME/boats.git`.
    /(?<=\w(?:\.com|\.org|\.io)[:/])USER(?:_?NAME)?(?=\/)/u,
    /(?<=\bssh\s(?:\S+\s)*-p\s)(?:PORT|number)(?=\s|$)/u,
    // `/home/USERNAME/boats`.
    /(?<=\/(?:home|Users)\/)(?:USER(?:_?NAME)?|username|your[_-]?(?:user)?name)(?=[/\s:"']|$)/u,
  ],
  'gu',
);
/** A registry of images that nobody has: `docker push registry.example.com/boats`. */
const registry =
  /(?<=\b(?:docker|podman)\s(?:[^|;&\n]{0,200}\s)?(?:push|tag|login)\s(?:[^|;&\n]{0,200}\s)?)(?:[a-z\d-]{1,40}\.){0,4}example\.(?:com|org|net)(?=[/:\s]|$)/g;
/** What Portuguese and Spanish pages call the reader's own: `smbpasswd -a USUARIO`. */
const ofReaders =
  /(?<=[\s@])(?<!\b[ef]?grep\s[^|;&\n]{0,200})(?:VOC[EÊ]|USU[AÁ]RIO|NOMBRE|SENHA|CONTRASEÑA|CONTRASENA)(?=[\s:]|$)/g;
/** What the name of a variable stands behind: `name: MY_POD_NAME` of a container, `$(MY_POD_NAME)`, `printenv MY_POD_NAME`. */
const beforeName =
  /\b(?:name|key)["']?: ["']?$|\$\($|(?:^|\s)(?:-e|--env)[ =]$|\b(?:printenv|unset|export|read|declare|local|readonly)\s[^;&|\n=]*$|\b(?:print)?env\s*\|\s*e?grep\s[^;&|\n]*$/;
/** What sed looks for, up to a place in it: `s/<your-`. */
const inPattern = /(?:^|[\s"';])s([/|#,@~!:%])(?:(?!\1)[^\\\n]|\\.)*$/;

/** How far back a place is looked at. */
const NEAR = 200;

const isBehind = (text: string, offset: number, sign: RegExp): boolean =>
  sign.test(text.slice(Math.max(0, offset - NEAR), offset));

/** Whether sed looks for what stands at an offset of a command: `sed "s/<your-name>/$NAME/"` works as it is. */
export const isLookedFor = (command: string, offset: number): boolean =>
  isBehind(command, offset, inPattern);

/** Whether sed looks for a text in some command: where that is in a file, `sed -i "s/<your-name>/$NAME/" pod.yaml` fills it in. */
const isLookedForIn = (commands: readonly string[], text: string): boolean =>
  commands.some((command) => {
    const offset = command.indexOf(text);
    return offset !== -1 && isLookedFor(command, offset);
  });

/**
 * What looks like something to replace by hand: `<your-name>`, `https://...`, `--name=...`, `192.168.x.x`, `[your-region]`, `{pod-name}`, `{{ host }}`, `{Node IP}` and `容器名` in a command, `<NAME>` in a manifest,
 * `YOUR_NAME` and the like in both. Each text once. Tags, names of variables and what sed looks for are none, nor is what it
 * looks for in one of `commands`.
 */
export function replacedByHand(
  text: string,
  kind: 'command' | 'manifest',
  commands: readonly string[] = [],
): ByHand[] {
  const patterns =
    kind === 'manifest'
      ? [inManifest]
      : [
          inCommand,
          own,
          ownElsewhere,
          capital,
          chinese,
          ownInChinese,
          chinesePath,
          joinedName,
          anyName,
          inBrackets,
          objectName,
          containerName,
          shouted,
          otherLetters,
          host,
          ofReaders,
          registry,
        ];
  const seen = new Set<string>();
  const isNew = (found: string): boolean => seen.size < seen.add(found).size;
  const all = [...patterns, anywhere].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const isMeant = !isOther(text, found, index) && !isLookedForIn(commands, found);
      return isMeant && isNew(found) ? [{ text: found, offset: index }] : [];
    }),
  );
  return kind === 'command' ? [...all, ...filledElsewhere(text)] : all;
}

/** The beginning of a text in quotes, up to a place in a command that is called there: `"http://$(oc get route -n `. */
const isCalled = /\$\([^()]*$/;

/** What stands in braces outside of quotes and here-documents: in those it may be of a template. */
function filledElsewhere(command: string): ByHand[] {
  const matches = [...command.matchAll(braces)];
  if (matches.length === 0) return [];
  const { quoted, comments } = readShell(command);
  const isText = (at: number): boolean =>
    quoted.some(
      ({ start, end }) => start <= at && at < end && !isCalled.test(command.slice(start, at)),
    ) || comments.some(({ offset, end }) => offset <= at && at < end);
  // xargs fills in the word that `-I` names.
  const outside = matches.filter(
    ({ 0: word, index }) => !isText(index) && !/\s-I ?$/.test(command.split(word, 1)[0] ?? ''),
  );
  return outside.map(({ 0: text, index }) => ({ text, offset: index }));
}

const isOther = (text: string, found: string, offset: number): boolean =>
  text.includes(`</${found.slice(1)}`) ||
  alone.test(found) ||
  (/^\w/.test(found) && isBehind(text, offset, beforeName)) ||
  isLookedFor(text, offset);
