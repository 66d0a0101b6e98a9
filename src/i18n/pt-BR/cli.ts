import type { CliMessages } from '#i18n/catalogue.ts';

export const cli: CliMessages<'one' | 'many' | 'other'> = {
  'cli.help': `Readyroom: workshops que conferem o que você fez.

Uso: readyroom COMANDO [OPÇÕES]

Comandos:
  check          Diz se o que o kubectl exibiu está pronto
  init           Cria um projeto para escrever um workshop
  import         Cria lições a partir de páginas escritas para Hugo, Jekyll, Docusaurus ou nenhum deles
  lint           Diz o que está errado nos workshops e o que poderia melhorar
  new            Acrescenta uma lição ou um workshop a um projeto
  translations   Diz o que está traduzido, ausente ou desatualizado

Opções:
  -h, --help   Este texto; readyroom COMANDO --help explica mais
  --version    A versão do Readyroom`,
  'cli.check.help': `Diz se o que o kubectl exibiu está pronto, objeto por objeto.

Uso: kubectl get pods -A | readyroom check --ready
     readyroom check --lesson WORKSHOP/LIÇÃO#VERIFICAÇÃO [ARQUIVO]
     readyroom check --expect ARQUIVO.yaml --watch 'kubectl get pods -n demo'

O que se pede, um destes:
  --ready            Tudo o que está na lista tem de estar pronto
  --lesson VERIFICAÇÃO
                     A verificação de uma lição: calico/install-from-manifest#daemonset-ready
  --expect ARQUIVO   O "expect" e o "lines" de um arquivo YAML, escritos como em uma lição

O que é lido:
  ARQUIVO            Um arquivo com a saída; "-" ou nada é a entrada padrão
  -w, --watch COMANDO
                     Executa COMANDO em um shell repetidas vezes, até dar certo ou acabar o tempo
  --interval TEMPO   Quanto esperar entre duas execuções: 2s
  --timeout TEMPO    Quando desistir: 5m

Opções:
  --content DIRETÓRIO
                     O diretório dos workshops: content
  --locale IDIOMA    {{locales}}; senão, o de LC_ALL ou LANG
  --format FORMATO   text ou json
  -h, --help         Este texto

Variáveis como $NODE_NAME em uma verificação são lidas do ambiente.
Código de saída: 0 atendido, 1 não atendido, 2 ilegível, outra saída ou uso incorreto.`,
  'cli.seeHelp': 'readyroom {{command}}--help explica como usar.',
  'cli.didYouMean': ' Você quis dizer {{word}}?',
  'cli.command.none': 'Falta um comando. Comandos: {{known}}.',
  'cli.command.unknown': 'O comando “{{word}}” não existe. Comandos: {{known}}.',
  'cli.option.unknown': 'A opção {{option}} não existe.',
  'cli.option.value': '{{option}} precisa de um valor.',
  'cli.option.noValue': '{{option}} não recebe valor.',
  'cli.option.twice': '{{option}} aparece duas vezes. Use-a uma só vez.',
  'cli.option.oneOf': '{{option}} não pode ser “{{value}}”. Os valores são: {{known}}.',
  'cli.option.time':
    '{{option}} não pode ser “{{value}}”. Escreva um tempo como 2, 500ms, 30s ou 5m.',
  'cli.option.needs': '{{option}} só serve junto com {{other}}.',
  'cli.option.conflict': '{{option}} e {{other}} não podem ser usadas juntas. Use uma das duas.',
  'cli.arguments.many': 'Só um arquivo pode ser verificado por vez: {{files}}.',
  'cli.ask.none': 'Diga o que verificar: --ready, --lesson ou --expect.',
  'cli.lesson.unknown': 'Não há a lição “{{lesson}}” em {{folder}}. Lições: {{known}}.',
  'cli.check.none':
    'Indique uma verificação da lição: {{lesson}}#VERIFICAÇÃO. Verificações: {{known}}.',
  'cli.check.unknown':
    'A lição {{lesson}} não tem a verificação “{{check}}”. Verificações: {{known}}.',
  'cli.check.noChecks': 'A lição {{lesson}} não tem verificações.',
  'cli.content.missing':
    'O diretório {{folder}} não existe aqui. Diga com --content onde estão os workshops.',
  'cli.content.broken': 'Isto precisa ser corrigido antes de usar a verificação:',
  'cli.expect.broken': 'Não é possível ler o que se espera:',
  'cli.input.empty':
    '{{file}} não contém nada. O que o kubectl escreve na saída de erros só vem com 2>&1 antes do | ou depois do nome do arquivo.',
  'cli.input.large': '{{file}} tem mais de {{size}}. Peça menos ao kubectl, com -n ou com -l.',
  'cli.expect.empty':
    '{{file}} não contém nada. Escreva nele o que você espera: "expect" ou "lines", como em uma lição.',
  'cli.expect.binary': '{{file}} não contém texto. Indique um arquivo YAML.',
  'cli.expect.large':
    '{{file}} tem mais de {{size}}. O que você espera cabe em poucas linhas de YAML: confira o caminho.',
  'cli.input.terminal':
    'Não há nada para ler. Envie a saída do kubectl por um pipe, indique um arquivo ou deixe --watch executar o comando:\n  kubectl get pods -A | readyroom check --ready',
  'cli.input.paste': 'Cole o que o kubectl exibiu e tecle Ctrl-D.',
  'cli.input.standard': 'A entrada padrão',
  'cli.input.missing': 'O arquivo {{file}} não existe. Confira o caminho.',
  'cli.input.folder': '{{file}} é um diretório. Indique um arquivo.',
  'cli.input.unreadable': 'Não é possível ler {{file}} ({{reason}}).',
  'cli.input.binary': '{{file}} não contém texto. Salve o que o kubectl exibiu como texto simples.',
  'cli.watch.notFound': 'O shell não encontra o comando “{{command}}”. Confira como está escrito.',
  'cli.watch.failed': 'Não é possível executar o comando “{{command}}” ({{reason}}).',
  'cli.watch.output': 'A saída de {{command}}',
  'cli.watch.unended':
    'O comando “{{command}}” não terminou a tempo, por isso sua saída não foi avaliada. Use um comando que termine sozinho, sem -w.',
  'cli.watch.gaveUp': 'A verificação não foi atendida em {{time}} s. Espera encerrada.',
  'cli.watch.progress': '{{time}} s: {{verdict}}',
  'cli.unexpected': 'O Readyroom encontrou algo que não esperava ({{reason}}). Avise o projeto.',
  'cli.ready': 'prontos: {{ready}}/{{total}}',
  'cli.moreObjects_one': 'e mais {{count}} objeto',
  'cli.moreObjects_many': 'e mais {{count}} de objetos',
  'cli.moreObjects_other': 'e mais {{count}} objetos',
};
