import { lastSentence } from './last-sentence.ts';
import { fileName } from './put-into-file.ts';

/** What the words before a block of code say that it is. */
export type Announcement = 'output' | 'command' | 'file' | undefined;

/** Words with which the three languages announce what a command prints. */
const english =
  /\b(?:outputs?(?! (?:files?|director(?:y|ies)|folders?)\b)|(?<!\b(?:push|store|upload) the )results?|responses?|prints?|printed|returns?(?! (?:to|home|back)\b)|yields?|(?<!\b(?:we|you)(?: will|['’]ll| can)? )produces?|reports?|should (?:see|look|be|return|get|resemble)|(?:will|can|may|might|now|['’]ll|you) (?:see|look(?! at\b)|get)|like (?:this|the following)|looks? like(?! an? )|similar to(?! the (?:previous|earlier|preceding|last) )|(?<!\b(?:with|use|do|try) )something like|displays?|shows?|(?:repl(?:y|ies)|answers?|responds?)(?= (?:with|is|are|should|like)\b|$))\b|\bgives?(?: (?:us|you|back))*$|\bget back\b(?! to\b)|\bgreeted with$|^(?:this|it|that) .*\bas (?:shown|seen) below$|\b(?:should|will) (?:end|finish) with\b|\bsays$|\b(?:look for|check|see) the .{1,60} (?:section|lines?|rows?|columns?)$/i;
const portuguese =
  /\b(?:saída|saida|resultado|resposta|retorno|deve(?:rá)? (?:ver|ser|exibir|mostrar|retornar)|verá|semelhante|parecid[ao]|imprime|mostra|exibe|(?:erros?|mensage(?:m|ns)) como (?:est[ea]s?|ess[ea]s?|[oa]s? seguintes?|abaixo))\b/i;
const chinese =
  /输出|輸出|結果|结果|(?<![未不没沒无無])(?:显示|顯示)|返回(?!终端|終端|[到上])|回傳|[会将將會](?:看|得)到|^(?:看到|得到|响应|回显)|如下|可以看到|类似|類似|打印|预期|預期/;

/** Nouns with which pages in other languages announce one: German, Spanish, Italian, French, Dutch, Polish, Russian, Turkish, Japanese, Korean. */
const elsewhere =
  /\bcomo (?:el|la) siguiente\b|(?:^|[\s*_(])(?:\p{L}*ausgabe|ergebnis|salida|resultado|output atteso|deber[ií]as? (?:ver|obtener)(?: .{0,40})?|esperado|kết quả|bạn sẽ thấy|hasil(?:nya)?|keluaran|akan muncul|devriez (?:alors )?(?:voir|obtenir)(?: .{0,40})?|(?:l['’])?erreur suivante|messages? suivants?|rezultat(?:ul)?|risultato|sortie|résultats?|uitvoer|resultaat|wynik|wyjście|вывод|результат|çıktı|beklenen çıktı)(?=$|[\s*_):])|出力|結果|(?:次|以下)の.{0,12}表示され|출력|결과/iu;
/** What they say of something to be run. */
const runElsewhere =
  /(?:^|[\s*_(])(?:befehle?|führen? .{0,60}\baus|ausführen|ejecut\p{L}*|comandos?|comandi|corre|exécut\p{L}*|lancez|commandes?|esegui\p{L}*|voer .{0,60} uit|polecenie|uruchom\p{L}*|выполни\p{L}*|запусти\p{L}*|команд\p{L}*|çalıştır\p{L}*|komut\p{L}*|jalankan|perintah)(?=$|[\s*_):,])|実行|コマンド|명령|실행/iu;

/** Words that say how a print looks, or that a verb of printing ends the sentence: "This command returns:". */
const strong =
  /^(?:the|this|its|your) output (?:shows?|lists?|displays?|confirms?|contains?|includes?|tells?|says?|indicates?)\b|^a sa[ií]da (?:mostra|exibe|lista|cont[ée]m|inclui|indica|confirma)|\b(?:should (?:see|look|be|return|get|print|output|say|read|show|resemble)|(?:should|will) (?:end|finish) with\b|(?:will|can|may|might|['’]ll|you) see\b|(?:output|response|result)s?(?: .{0,40})? (?:is|are|be|looks?|like|similar)|(?:expected|sample|example) (?:output|response|result)|^expect(?:ed)?:?$|\bexpected(?: \w+){1,3} example$|\boutputs? of (?:the|this|that|your)(?: \S+)? command$|similar to(?! the (?:previous|earlier|preceding|last) )|looks? like(?! an? )|(?:outputs?|prints?|returns?|yields?|produces?|responds?|shows?|displays?)(?: (?:the following|this|something|an?|the)\b.{0,30})?$)|deve(?:rá)? (?:ver|ser|exibir|mostrar|retornar)|\bverá |semelhante|parecid[ao]|sa[ií]da (?:esperada|será|é|do comando(?: \S+)?$)|(?:输出|輸出|结果|結果|显示|顯示|返回|回傳).*(?:如下|类似|類似|[为為是]|内容|內容|$)|(?:可以|[会将將會能]|应该?|應該?)(?:看到|得到|显示|顯示|输出|輸出|返回)|^(?:看到|得到|响应|回显)|预期|預期/i;
/** Something is run so that its output is seen: what follows is what is run. */
const toSee =
  /\bto (?:see|get|view|show|display|print|check|inspect|verify|list)\b.{0,60}$|para (?:ver|exibir|mostrar|obter|verificar)[^.]*$|以(?:查看|显示|顯示|获取|取得)|查看.{0,12}(?:输出|輸出|结果|結果)$/i;
const commandWords =
  /\b(?:start|launch|call)(?: \S+){1,4} like this$|\b(?:commands?|run|running|execute|type|typing|enter|issue|invoke|comandos?|executar?|rode|digite)\b|命令|指令|运行|執行|执行|输入|輸入/i;
/** Something else runs, which nobody types: "they may run older versions". */
const othersRun =
  /\bwhen you want to run\b|\b(?:they|it|which|who)(?: (?:may|can|will|might|must|should|could|would|do|does|also))* runs?\b/gi;
const fileWords =
  /\b(?:files?|contents?|save|edit|add|append|paste|yaml|json|manifest|config(?:uration)?|snippet|template|dockerfile|script|code|directives?|stanzas?|arquivos?|conteúdo|salve|edite|adicione|cole|código)\b|文件|檔案|内容|內容|保存|儲存|编辑|編輯|添加|加入|粘贴|貼上|代码|程式碼|配置/i;

/** How a file looks: "Your file should now look like this", "o arquivo deve ficar assim", "文件内容如下". */
const fileLooks =
  /\b(?:files?|manifests?|yaml|json|dockerfile|config(?:uration)?|code|script|templates?|sections?|snippets?|classe?s?|methods?|functions?|contents?) (?!.*\b(?:output|result|response)\b)(?:.{0,40} )?(?:looks? (?:like|as|similar)|should look$)\b|(?:arquivo|conteúdo|código|manifesto)(?!.*sa[ií]da).{0,40}(?:deve|fica|assim)|(?:文件|檔案|代码|程式碼|配置)(?!.*(?:输出|輸出|结果|結果)).{0,20}(?:如下|类似|類似)/i;

/** A file is changed until it is as what follows: "Edit `boats.txt`, so that it looks like this". */
const edits =
  /\b(?:change|edit|modify|open|update)\b.*[\w/-]\.[a-z]{1,10}\b.* (?:it looks?|should look) like\b/i;

/** The name of a file whose text follows: "where `boats.txt` contains". */
const fileHolds =
  /(?:^|[\s/"'`])[\w.-]+\.(?!(?:log|out|com|org|net|io)\b)[a-z][\w-]{0,11}[`"']? (?:contains?|holds|cont[ée]m)(?: the following)?$/i;

/** A file of settings at the end of a sentence: "Example `boats.conf`". */
const endsInFile = /(?:^|[\s/])[\w.-]+\.(?:conf|cfg|ini|env|properties)$/;

/** A file is opened, and what is typed goes into it: "Edit `boats.conf` and enter". */
const typedInFile =
  /\b(?:edit|open) .{0,60}[\w/-]\.[a-z]{2,10}\b.* (?:enter|type|write|paste)(?: (?:this|the following))?$/i;

/** Whether the words above a block say to run it: "Run this to see the boats". */
export const tellsToRun = (text: string): boolean =>
  /\bby (?:running|executing|typing|entering|issuing|invoking)\b|\b(?:run|execute|type|issue|invoke|executar?|rode|digite)\b|运行|執行|执行|输入|輸入/i.test(
    lastSentence(text.trim()).replaceAll(othersRun, ''),
  );

/** What a page is opened in, or the address that is opened. */
const browser =
  /\b(?:browsers?|navegador)\b|浏览器|瀏覽器|\b(?:access|browse|go|navigate|open|point|visit|abra|abrir|acess[ae]r?|visite)\b[^.!?]* (?:https?:\/\/|localhost\b)|(?:打开|访问|打開|訪問)\s*https?:/i;
/** What prints in a terminal. */
const ofTerminal =
  /\b(?:curl|wget|https? |kubectl|terminal|shell|command|comando|logs?)\b|命令|终端|日志/i;

/** Whether the last two sentences above a block tell what a browser shows, and of nothing that a terminal does. */
export function tellsBrowser(text: string): boolean {
  const words = text.trim().replaceAll(/\n(?=\p{Ll})/gu, ' ');
  const last = lastSentence(words);
  const before = lastSentence(words.slice(0, words.lastIndexOf(last)));
  const both = `${before}. ${last}`;
  return browser.test(both) && !ofTerminal.test(both);
}

/** Whether the words above a block call it an output, with that very noun. */
export const tellsOutput = (text: string): boolean =>
  /\boutputs?\b|\bsa[ií]da\b|输出/i.test(lastSentence(text.trim()));

/** It demands a command that prints something: "Show the logs". What follows "Show the output" may be that. */
const demands =
  /^(?:(?:now|then|next|and|finally|let['’]?s),? )*(?:print|show|display|return|report|answer) (?:the|an?|all|your|its|each|every|some|to) (?!(?:.* )?(?:outputs?|results?|following|run|commands?)\b)/i;

/** What is made in a way that follows, or is yet to be made: "Outputs can be made using:", "First you need to produce a list:". */
const isMade =
  /\b(?:can|could|may|must) (?:now |then |also )?be \w+(?:ed|t|wn|n|de) (?:by |by using|using|via|with)(?: the following)?$|\b(?:have|need|want) to (?:produce|print|show|display|return) /i;

/** It is told of the command that follows what it will print, "The command below should return no boats", or what is read there: "Take it from the output of". */
const foretells =
  /\b(?:outputs?|results?) of$|\b(?:commands? below|(?:following|next) (?:commands?|examples?|quer(?:y|ies)|statements?)) (?:(?:should|will|must|would) )?(?:return|print|output|show|display|list|produce|yield)s? \S|以下(?:示例|例子|命令|语句|查询)[^，。]{0,12}(?:返回|显示|输出)[^：:]/i;

/** A sentence that is not the last and says of an output that it follows: "The output should look like below. See that it is ready." */
const saysOutput =
  /\b(?:outputs?|results?|responses?) (?:[^.!?]+ )?(?:below|follows|following|this)[.:] |\b(?:produce|give|show|print|see|get|return)s? (?:the |an? )?(?:below|following) (?:output|result)s?[.:] /i;

/** On what it depends, which announces nothing: "If it should be closed, please add this", "If you see that it is closed instead run this". */
const condition =
  /^(?:if|unless) (?:[^,]{1,200}, |[^,]{1,200} (?=(?:instead|then|please) (?:run|execute|type|use)\b))/i;

/** A few words that call it an output, and how much of one it is: "Output (snippet)". */
const ofOutput = /^((?:\w+ ){0,2}outputs?) \([^()]*\)$/i;

/** Words behind a sentence that has said what follows: "You will see two boats. For example:" */
const exampleAtEnd =
  /(?<=[.!?。！？]) ?(?:for example|for instance|por exemplo|par exemple|例如|比如)[:：,，]?$/i;

/** What is told of a later part announces nothing here: "we'll see that in the next step". */
const later =
  /(?:^|[,;] ?)(?:but )?(?:we|you|I)(?:['’]ll| will| shall| are going to) (?:see|look at|get to) [^.]{1,40}\b(?:in|at) (?:the|a) (?:next|following|later) (?:steps?|sections?|chapters?|parts?|lessons?|pages?|labs?)$/i;

/** The words of an address say nothing of what follows. */
const address = /\bhttps?:\/\/[^\s)]+[^\s).,:;]/g;

/** What the last sentence of a paragraph, a heading or a comment announces. */
export function announcementIn(text: string): Announcement {
  if (fileName.test(text.trim())) return 'file';
  const last = lastSentence(text.trim().replace(exampleAtEnd, ''))
    .replace(condition, '')
    .replace(ofOutput, '$1')
    .replace(later, '')
    .replaceAll(address, 'there');
  if (demands.test(last) || isMade.test(last) || ofOption.test(last)) return undefined;
  if (
    foretells.test(last) ||
    /(?<!(?:ed|en|wn|set|made|done|found) )\bby(?: (?:doing|describing|running|calling|using) ?(?:it|them|this|that|so)?)?$|\b(?:using|via)$|\bhow (?:you|to|we) (?:can )?do (?:that|this|it|so)$/i.test(
      last,
    )
  )
    return 'command';
  if (typedInFile.test(last) || ofForm.test(last)) return 'file';
  const isRun = commandWords.test(last.replaceAll(othersRun, ''));
  if (edits.test(last)) return 'file';
  if (!isRun && (fileLooks.test(last) || fileHolds.test(last))) return 'file';
  if (strong.test(last) && !(isRun && toSee.test(last))) return 'output';
  if (isRun) return endsInOutput(last) ? 'output' : 'command';
  if (endsInOutput(last)) return 'output';
  if (isElsewhere(last)) return runElsewhere.test(last) && !isShort(last) ? 'command' : 'output';
  if (runElsewhere.test(last)) return 'command';
  if (fileWords.test(last) || endsInFile.test(last)) return 'file';
  return isLeadIn(last) || saysOutput.test(text) ? 'output' : undefined;
}

/** What was run is told before what it printed: "Command: `ip r` Result". */
const endsInOutput = (text: string): boolean =>
  /[:：]/.test(text) &&
  /\s(?:Outputs?|Results?|Résultats?|Resultados?|Sa[ií]da|Salida|Sortie|Ausgabe|Ergebnis)$/.test(
    text,
  );

/** How something is written: "Format:", "Syntax:". */
const ofForm =
  /^(?:(?:the|its|general|basic) )*(?:format|syntax|form|pattern|formato|sintaxe|sintaxis|格式|语法|語法|書式|構文)$/i;

/** What an option does is no announcement: "using the flag `-i` will show the type of a file". */
const ofOption =
  /^(?:using |with )?(?:the )?(?:flag|option|switch|parameter|argument) \S+ (?:will )?\w+/i;

/** Whether a few words below a command say that another one may be typed instead: "or", "or, on Debian:", "Alternatively:". */
const isAlternative = (text: string): boolean =>
  /^(?:or|alternatively|ou|alternativamente|或者?|或是)(?:[,:：，]?$|[ ,，][^.:!?。]{0,60}[:：,，]?$)/i.test(
    text.trim(),
  ) && announcementIn(text) === undefined;

/** What words above a block announce. `isAfter`: whether a command stands above them. Where none does, "Returns:" tells of a function. */
export function announcedAbove(words: string, isAfter: boolean): Announcement {
  if (isAfter && isAlternative(words)) return 'command';
  return !isAfter && /^returns?\b/i.test(words.trim()) ? undefined : announcementIn(words);
}

const isElsewhere = (text: string): boolean => elsewhere.test(text);
const isShort = (text: string): boolean => text.split(/\s+/).length <= 4;

/** Whether a paragraph, or a comment, announces an output: `Expected Output:`, "Saída esperada:", "输出如下". */
export function isLeadIn(text: string): boolean {
  const last = lastSentence(text.trim());
  return english.test(last) || hasPortuguese(last) || chinese.test(last) || isElsewhere(last);
}

/** For `\b` a letter with an accent is not part of a word, so words that begin or end with one are searched without it. */
const hasPortuguese = (text: string): boolean =>
  portuguese.test(text) ||
  accented.test(text) ||
  /sa[ií]da (?:esperada|deve|ser|é|abaixo|:)/i.test(text);

const accented =
  /(?<!\p{L})(?:ver(?:á|ás|ão|emos)(?: (?:o|a|algo|uma?|isto|isso)(?!\p{L})|$)|deve(?:m|rá|rão)? (?:aparecer|obter|receber|sair|surgir|imprimir)|(?:vai |vão )?(?:aparece|recebe|devolve|surge)(?:r|rá|rão)?(?= (?:algo|o seguinte|a seguinte|uma? mensagem)|$)|apareça$|deve ficar assim)/iu;
