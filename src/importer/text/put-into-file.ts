/** Words above a block that say that it is lines of a file. */
import { lastSentence, withoutEnd } from './last-sentence.ts';

/** The name of a file, alone or with folders before it, that is no record of what was printed: the title of a block. */
export const fileName =
  /^(?:[\w.$<>{}~-]*\/)*[\w.$<>{}-]+\.(?!(?:log|out|com|org|net|io)$)[a-z][\w-]{0,11}$/i;

/** Lines are to be put somewhere, and where the sentence begins or ends with a file: "Add the following line to your `~/.boatrc` file". */
const putsIn =
  /\b(?:add(?:ing)?|append(?:ing)?|put(?:ting)?|past(?:e|ing)|insert(?:ing)?|plac(?:e|ing)|included?|need)\b/i;
const whatIsPut = /\b(?:following|this|these|lines?|settings?|below)\b/i;
const hasFile =
  /^(?:in|to) (?:your |the )?(?:file )?\S*\/[\w.-]+,? |\b(?:in(?:to)?|to) the \S*[\w-]\.[a-z]+ file of \S+ \S+(?: \([^()]*\))?$|\b(?:in(?:to|side)?|to|of|at) (?:\S+ ){0,4}(?:file|\S*[\w~-]\/[\w.-]+|\S*\.(?!(?:com|org|net|io)$)[a-z]\w*|\w+rc)$/i;
const isDone =
  /\b(?:run|running|execute|executing|type|enter|issue|with|need to (?:build|create|generate|make))\b(?!.* and (?:then )?(?:add|append|put|paste|insert|place)\b)/i;

/** The same in other languages: "Adicione as seguintes linhas ao seu arquivo `~/.boatrc`", "将以下内容添加到 `~/.boatrc` 文件". */
const putsInOther: readonly (readonly RegExp[])[] = [
  [
    /\b(?:adicion|acrescent|coloc|coloque|inclu|insir|inserir|agreg|añad|cole\b|colar\b)/i,
    /\b(?:seguintes?|est[ae]s?|linhas?|abaixo|siguientes?|l[ií]neas?)\b/i,
    /\b(?:em|n?[oa]|aos?|d[oe]|en|al|del) (?:\S+ ){0,5}(?:arquivo|ficheiro|archivo|fichero|\S*[\w~-]\/[\w.-]+|\S*\.(?!(?:com|org|net|io)$)[a-z]\w*|\w+rc)$/i,
  ],
  [
    /\b(?:modific|edit|abr[ai]|abrimos|alter)\p{L}* (?:el|o) (?:fichero|archivo|arquivo|ficheiro)? ?\S*\//iu,
    /\b(?:y|e) (?:añad|agreg|adicion|acrescent|inclu|coloc)\p{L}*\s/iu,
    /\b(?:l[ií]neas?|linhas?|siguientes?|seguintes?)$/i,
  ],
  [
    /\b(?:ajout|ins[ée]r|coll|plac|füg|einfüg|eintrag|trage|schreib)/i,
    /\b(?:suivantes?|cette|ces|cet|lignes?|ci-dessous|folgend\w*|diese\w*|zeilen?)\b/i,
    /(?:\b(?:dans|au|à la fin d[eu]|in|an|zur?|ans)\s|\bd['’]|\bl['’])(?:\S+ ){0,5}(?:fichier|datei|\S*[\w~-]\/[\w.-]+|\S*\.(?!(?:com|org|net|io)$)[a-z]\w*|\w+rc)(?: (?:ein|hinzu|an))?$/i,
  ],
  [
    /以下|次の|下記/,
    /(?:ファイル|[\w~-]\/[\w.-]+)[`」』]?(?:の(?:末尾|最後))?[にへ].{0,20}(?:追加|追記|記[述入載]|書|貼)/,
  ],
  [
    /以下|下面|下列|[这這]/,
    /(?:添加|加入|追加|[写寫]入|粘[贴貼]|放)[^，,]{0,40}(?:文件|檔案|[\w~-]\/[\w.-]+) ?的?(?:[中里裡]|末尾|最后|最後)?$/,
  ],
  [
    /[在向往給给][^，,]{0,40}(?:文件|檔案|[\w~-]\/[\w.-]+)[^，,]{0,8}(?:添加|加入|追加|[写寫]入|粘[贴貼])[^，,]{0,6}(?:以下|下面|下列|如下|[这這])[^，,]{0,8}$/,
  ],
];
const isDoneOther =
  /\b(?:execut\w*|rod[ea]r?|digit\w+|com|usando|con|comandos?)\b|[执執]行|[运運]行|命令|指令|[输輸]入|実行|コマンド|\bexécut|\bcommande|\bausführ|\bbefehl/i;

/** A file of settings in brackets at the end: "So that it keeps its colours (`~/.boatrc`)". */
const fileInBrackets = /\((?:~\/)?(?:[\w-]+\/)*\.[a-z]+(?:rc|profile|\.conf)\)$/i;

/** How a file looks: "Your `.boatrc` file should look similar to the following example". */
const fileShape = /\bfile (?:should |will |must |now |would )*looks? (?:like|similar)\b/i;

/** "Add a server to `/etc/resolv.conf` by adding a line like this". */
const addsLine =
  /\/[\w.-][^:]{0,80}\bby (?:adding|appending|inserting|putting in) (?:an?|this|the following) (?:line|entry|block|section|setting)s?\b/i;

/** What a shell reads when it begins, wherever a sentence names it: "Ensure the following is in your bashrc or similar". */
const ofProfile = /\bin(?:to)? your \S*(?:bashrc|zshrc|bash_profile|zprofile|\.profile)\b/i;

/** What a file holds: "`~/.boatrc`の記述". */
const ofJapaneseFile =
  /^[-\w~]*[./](?:\/|~[-\w~]*[./])*[\w\-.]+(?:(?:\/|~[-\w~]*[./])+[\w\-.]+)* ?の(?:記述|記載|内容|中身|設定)(?:例|内容)?$/;

/** Whether the words above a block say that it is lines of a file, or are the name of one, or of a function, alone. */
export function tellsFile(text: string): boolean {
  const last = lastSentence(text.trim());
  if (fileName.test(last) || /^[a-z_]\w*\(\)$/i.test(last)) return last === withoutEnd(text);
  if (fileInBrackets.test(last) || ofJapaneseFile.test(last)) return true;
  if (putsInOther.some((all) => all.every((words) => words.test(last))))
    return !isDoneOther.test(last);
  if (fileShape.test(last) || addsLine.test(last)) return true;
  if (!whatIsPut.test(last) || isDone.test(last)) return false;
  return ofProfile.test(last) || (putsIn.test(last) && hasFile.test(last));
}
