/** Palavras de vereditos e constatações, português do Brasil. */
import type { FindingMessages } from '#i18n/catalogue.ts';

export const findings = {
  'verdict.met': 'Pronto',
  'verdict.met.detail': 'O que você colou mostra tudo o que esta verificação pede.',
  'verdict.met.rows.detail':
    'O que você colou mostra tudo o que esta verificação pede. Linhas que ficam de fora não são avaliadas.',
  'verdict.waiting': 'Ainda não',
  'verdict.waiting.detail': 'Aguarde um momento, execute o comando de novo e cole a nova saída.',
  'verdict.failed': 'Algo está errado',
  'verdict.failed.detail': 'Só esperar não resolve. Os motivos abaixo dizem o que fazer.',
  'verdict.missing': 'Falta algo',
  'verdict.missing.detail':
    'Algo que esta verificação espera não está na saída. Confira o nome e o namespace ou aguarde até que o objeto seja criado.',
  'verdict.unrelated': 'Outra saída',
  'verdict.unrelated.detail':
    'O texto é legível, mas não é o que esta verificação pede. Cole a saída do comando acima dela.',
  'verdict.unreadable': 'Não dá para saber',
  'verdict.unreadable.detail':
    'O que você colou não mostra o suficiente. Os motivos abaixo dizem o que fazer; em geral, basta colar a saída inteira com a linha de comando.',

  'pod-pending':
    'O Pod {{name}} ainda não está em um nó: nenhum nó tem espaço para ele ou o aceita, ou o volume dele ainda não foi vinculado. Os eventos dizem por quê.',
  'pod-gated':
    'O Pod {{name}} está retido por um scheduling gate até que um controlador remova esse gate.',
  'pod-creating':
    'Os contêineres do Pod {{name}} estão sendo criados. Se continuar assim, veja os eventos.',
  'pod-init':
    'Contêineres de inicialização concluídos no Pod {{name}}: {{ready}} de {{total}}. Se não avançar, veja o log do que está em execução.',
  'pod-not-ready':
    'O Pod {{name}} está em execução, mas nem todos os contêineres estão prontos ({{ready}} de {{total}}): em geral, um teste de prontidão (readiness probe) ainda não passa. Os eventos dizem por quê.',
  'pod-readiness-gates':
    'O Pod {{name}} está em execução, mas seus readiness gates estão em {{value}}: nem todos foram atendidos ainda.',
  'pod-half-done':
    'Um contêiner do Pod {{name}} terminou, e outro continua em execução. Verifique se ele deveria ter terminado.',
  'pod-crashing':
    'Um contêiner do Pod {{name}} termina repetidamente ({{status}}). O log da execução anterior diz por quê.',
  'pod-error': 'Um contêiner do Pod {{name}} terminou com erro ({{status}}). O log diz por quê.',
  'pod-out-of-memory':
    'Um contêiner do Pod {{name}} usou mais memória do que o limite permite ({{status}}). Aumente o limite ou reduza o consumo.',
  'pod-image-pull':
    'Não foi possível baixar a imagem do Pod {{name}} ({{status}}): nome ou tag incorretos, registro de imagens privado ou inacessível. Os eventos dizem por quê.',
  'pod-image-absent':
    'A imagem do Pod {{name}} não está no nó, e a política não permite baixar a imagem ({{status}}). Carregue a imagem no nó ou mude a política.',
  'pod-image-name': 'O nome da imagem do Pod {{name}} não é válido ({{status}}). Confira a grafia.',
  'pod-image-runtime':
    'O agente de execução de contêiner não conseguiu verificar a imagem do Pod {{name}} ({{status}}). Os eventos dizem por quê.',
  'pod-config':
    'Um contêiner do Pod {{name}} não pode ser criado ({{status}}): em geral, falta um ConfigMap, um Secret ou uma chave. Os eventos dizem por quê.',
  'pod-start':
    'Um contêiner do Pod {{name}} não pode ser iniciado ({{status}}): o comando não está na imagem, ou uma montagem ou um hook do ciclo de vida falha. Os eventos dizem por quê.',
  'pod-sandbox':
    'O nó não conseguiu criar o sandbox ou a rede do Pod {{name}} ({{status}}). Veja os eventos e o plugin CNI do nó.',
  'pod-evicted':
    'O Pod {{name}} foi expulso do nó, em geral porque faltou disco ou memória. Libere espaço no nó e depois exclua o Pod.',
  'pod-refused':
    'O nó recusou o Pod {{name}} ({{status}}): falta um recurso ou o nó não atende ao que o Pod pede. Corrija isso e depois exclua o Pod.',
  'pod-preempted':
    'O Pod {{name}} deu lugar a um Pod de prioridade mais alta ({{status}}). Exclua o Pod quando houver um substituto em execução.',
  'pod-container-lost':
    'O nó perdeu o estado de um contêiner do Pod {{name}} ({{status}}), em geral após uma reinicialização. Exclua o Pod quando houver um substituto em execução.',
  'pod-node-lost': 'O nó do Pod {{name}} não responde ({{status}}). Veja primeiro os nós.',
  'pod-node-shutdown':
    'O Pod {{name}} foi encerrado porque o nó foi desligado ({{status}}). Exclua o Pod quando houver um substituto em execução.',
  'pod-failed': 'O Pod {{name}} falhou ({{status}}). O comando kubectl describe mostra o motivo.',
  'pod-completed-again':
    'O Pod {{name}} terminou após reinicializações ({{count}}), o que só é normal em um Job.',
  'pod-completed-owned':
    'O Pod {{name}} terminou, mas, pelo nome ou pelo dono, deveria continuar em execução. O log da execução anterior diz por quê.',
  'pod-restarted_one':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vez há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_many':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} de vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_other':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-finished':
    'O Pod {{name}} já terminou, e esta verificação espera um Pod que continue em execução. O log diz por quê.',
  'restarts-climbing':
    'As reinicializações do Pod {{name}} passaram de {{before}} para {{now}}: talvez ele não continue pronto.',

  'node-not-ready':
    'O nó {{name}} não está pronto: em um cluster novo, em geral falta o plugin de rede (CNI); senão, o kubelet ou o agente de execução de contêiner parou.',
  'node-unreported':
    'O nó {{name}} ainda não informou seu estado. Se continuar assim, veja o kubelet.',
  'node-cordoned':
    'O nó {{name}} está pronto, mas não recebe novos Pods (SchedulingDisabled). Se ninguém estiver trabalhando nele, use kubectl uncordon.',

  'replicas-uncreated':
    '{{kind}} {{name}}: Pods criados: {{ready}} de {{total}}. Se não avançar, os eventos dizem por quê.',
  'replicas-not-ready':
    '{{kind}} {{name}}: Pods prontos: {{ready}} de {{total}}. Veja os Pods que faltam.',
  'replicas-outdated':
    '{{kind}} {{name}}: Pods na nova versão: {{ready}} de {{total}}. Se não avançar, veja os Pods mais novos.',
  'replicas-unavailable':
    '{{kind}} {{name}}: Pods disponíveis: {{ready}} de {{total}}. Um Pod só conta depois de ficar pronto por algum tempo.',
  'replicas-surplus':
    '{{kind}} {{name}}: há Pods a mais ({{ready}}; esperado: {{total}}). Os antigos estão sendo excluídos.',
  'nothing-desired':
    'O objeto {{kind}} {{name}} não pede nenhum Pod, por isso nada mostra que ele funciona. Confira as réplicas ou as labels dos nós.',
  'job-running': 'O Job {{name}} ainda não terminou ({{status}}).',
  'job-failed': 'O Job {{name}} falhou ou está prestes a falhar. Veja os logs dos Pods dele.',
  'cronjob-suspended': 'O CronJob {{name}} está suspenso: não inicia nenhum Job.',

  'service-no-address':
    'O Service {{name}} ainda não tem endereço externo. Um cluster local talvez não tenha um balanceador de carga que o forneça.',
  'endpoints-none':
    'O objeto {{kind}} {{name}} não tem endereço: nenhum Pod pronto corresponde ao seletor do Service. Veja os Pods e suas labels.',
  'ingress-no-address':
    'O Ingress {{name}} ainda não tem endereço. Verifique se há um controlador de Ingress em execução.',
  'volume-pending':
    'O objeto {{kind}} {{name}} ainda não foi vinculado: aguarda um volume ou o primeiro Pod que o use. Os eventos dizem por quê.',
  'volume-released':
    'O PersistentVolume {{name}} está em Released: o PersistentVolumeClaim não existe mais e os dados foram mantidos. Decida o que fazer.',
  'volume-failed':
    'O objeto {{kind}} {{name}} está em {{status}}: o volume não existe mais ou não pôde ser limpo. Os eventos dizem por quê.',
  'request-pending':
    'O certificado da solicitação {{name}} ainda não foi emitido. Talvez seja preciso aprovar a solicitação antes.',
  'request-denied':
    'A solicitação de certificado {{name}} foi recusada ({{status}}). As condições dizem por quê.',
  'metrics-unknown':
    'O HorizontalPodAutoscaler {{name}} ainda não tem métricas. Se continuar assim, verifique se o metrics-server está em execução.',
  'component-unhealthy':
    'O componente {{name}} não está em Healthy. Esta lista erra com frequência: veja os Pods do kube-system.',
  'crd-established-unknown':
    'Toda CustomResourceDefinition desta lista existe, mas a saída não mostra se o servidor de API já a oferece.',
  suspended: 'O objeto {{kind}} {{name}} está suspenso: nada acontece até que alguém o retome.',
  'condition-not-true':
    'No objeto {{kind}} {{name}}, a coluna {{column}} é “{{value}}”. As condições dizem por quê.',
  terminating:
    'O objeto {{kind}} {{name}} está sendo excluído. Se durar vários minutos, um finalizador ou um nó inacessível impede a exclusão.',
  'status-unknown':
    'O estado “{{status}}” do objeto {{kind}} {{name}} não pode ser avaliado e não conta como pronto.',
  'readiness-not-shown':
    'Esta saída não mostra se o objeto {{kind}} {{name}} está pronto. Cole a saída inteira do kubectl get ou use -o yaml. Alguns tipos não mostram isso.',
  'spec-not-observed':
    'O controlador ainda não processou a última mudança do objeto {{kind}} {{name}}.',
  'progress-deadline':
    'O objeto {{kind}} {{name}} ficou tempo demais sem avançar. Veja os Pods mais novos.',
  'replica-failure':
    'O objeto {{kind}} {{name}} não consegue criar seus Pods, em geral por uma cota ou uma regra de admissão. As condições dizem por quê.',
  'rollout-unproved':
    'A mensagem “successfully rolled out” aparece mesmo sem nenhum Pod; por isso, não mostra se o objeto {{kind}} {{name}} está pronto. Cole também a saída do kubectl get.',
  'rollout-waiting': 'O rollout do objeto {{kind}} {{name}} não terminou.',
  'wait-timed-out':
    'A espera pelo objeto {{kind}} {{name}} acabou antes que ele ficasse pronto. Veja o objeto e espere de novo.',
  'document-partial':
    'Esta saída JSON ou YAML não está completa ou não pode ser lida. Cole a saída inteira.',

  unrelated: 'O que você colou: {{pasted}}. O que esta verificação pede: {{expected}}.',
  'object-missing': 'O objeto {{kind}} {{name}} não está no que você colou.',
  'object-missing-in':
    'O objeto {{kind}} {{name}} do namespace {{namespace}} não está no que você colou.',
  'found-elsewhere':
    'O objeto {{kind}} {{name}} está no namespace {{namespace}}, e esta verificação o procura no namespace {{expected}}. Talvez a instalação seja diferente da desta lição.',
  'none-listed': 'O que você colou não lista nenhum objeto {{what}}.',
  'rows-missing':
    'Na tabela com {{columns}}, faltam as linhas em que {{conditions}}. Cole a nova saída inteira.',
  'rows-none': 'Não há nenhuma linha sob {{columns}}. Cole a saída inteira.',
  'rows-differ':
    'Linhas correspondentes sob {{columns}}: {{found}}. Esta verificação passa quando esse número {{expected}}.',
  'count-differs':
    'Objetos {{kind}} na lista: {{found}}. Esta verificação passa quando esse número {{expected}}.',
  'row-cut':
    'A linha de “{{name}}” está cortada ou deslocada. Cole a saída inteira como está no terminal.',
  'table-foreign':
    'A tabela com {{columns}} não é do kubectl get; por isso, não mostra o que está pronto.',
  'kind-unknown':
    'Nada indica de que tipo de objeto são estas linhas. Cole a linha de comando junto com a saída.',
  'namespace-unknown':
    'Nada indica que este seja o namespace {{namespace}}. Acrescente -n {{namespace}} e cole a linha de comando junto com a saída.',
  'namespace-assumed': 'O texto colado não informa o namespace; {{namespace}} foi presumido.',
  'listing-narrowed':
    'O comando “{{command}}” lista só uma parte e nada diz sobre o todo. Execute o comando desta verificação.',
  'column-missing':
    'A coluna {{column}} não está no que você colou. Execute o comando desta verificação.',
  'cell-empty': 'Em “{{name}}”, a coluna {{column}} ainda está vazia.',
  'cell-unmet':
    'Em “{{name}}”, a coluna {{column}} é “{{value}}”. Esta verificação passa quando ela {{condition}}.',
  'condition-unreadable':
    'Esta verificação tem uma condição que não pode ser lida: “{{condition}}”.',
  'variable-unset':
    'Esta verificação precisa do seu valor para {{variable}}. Preencha “Seus valores” no início da página.',
  'still-there':
    'O objeto {{kind}} {{name}} ainda existe; esta verificação espera que não exista mais.',
  'absence-unproved':
    'Não aparecer aqui não prova que o objeto {{kind}} {{name}} não existe mais. Cole a saída inteira com a linha de comando.',
  'listing-outdated':
    'O objeto {{kind}} {{name}} pode ter mudado depois de ser listado. Liste de novo e cole a nova saída.',
  'listing-followed':
    'O comando “{{command}}” vem depois da lista e pode ter mudado algo. Liste de novo e cole a nova saída.',
  'other-place':
    'O comando “{{command}}” foi executado em outro cluster ou namespace. Execute tudo no mesmo lugar.',
  'ready-unexpected':
    'O objeto {{kind}} {{name}} já está pronto, e esta verificação espera que não esteja. Talvez você esteja um passo à frente ou em outro cluster.',
  'same-as-example':
    'Este é o exemplo desta página, inclusive na coluna AGE. Cole a saída do seu cluster.',
  'line-missing': 'No que você colou, falta a linha que {{line}}.',
  'line-differs':
    'O que você colou tem “{{line}}”; esta verificação pede a linha que {{expected}}.',
  'line-undone': 'Uma linha posterior desfaz isso: “{{line}}”.',
  'line-unwanted': 'A linha “{{line}}” não deveria aparecer.',
  'line-times':
    'Linhas encontradas: {{found}}; esperado: {{expected}}. Esta verificação procura a linha que {{line}}.',
  'command-missing':
    'O comando “{{command}}” não está no que você colou. Cole a linha de comando junto com a saída.',
  'events-only':
    'Eventos não mostram o que está pronto. Cole a saída do kubectl get para os próprios objetos.',
  'more-of-this': 'E mais {{count}} do mesmo tipo.',
  'since-progress': 'Prontos da última vez: {{before}} de {{total}}; agora: {{now}} de {{total}}.',
  'since-restarted': 'Pods reiniciados desde a saída anterior: {{count}}.',

  'kubectl-not-found':
    'O kubectl não encontrou o objeto {{kind}} {{name}}. Confira o nome e o namespace.',
  'kubectl-none-found':
    'O kubectl não encontrou nada no namespace {{namespace}}. A mensagem é a mesma para um namespace digitado errado.',
  'kubectl-none-found-anywhere': 'O kubectl não encontrou nada. Confira o tipo e o namespace.',
  'kubectl-refused':
    'O cluster não responde em {{server}}. Verifique se ele está em execução e se o kubectl usa o contexto certo.',
  'kubectl-unreachable':
    'O kubectl não consegue acessar o cluster ({{message}}). Verifique a rede e o endereço no seu kubeconfig.',
  'kubectl-timeout':
    'O kubectl desistiu de esperar ({{message}}). Se o cluster responde, veja o que o kubectl aguardava.',
  'kubectl-tls':
    'O kubectl não confia no cluster ({{message}}). Talvez seu kubeconfig seja de outro cluster.',
  'kubectl-unauthorized':
    'O cluster não aceita suas credenciais. Faça login de novo ou obtenha um novo kubeconfig.',
  'kubectl-forbidden': 'Você não tem permissão para isso ({{message}}). Use uma conta que a tenha.',
  'kubectl-no-config':
    'O kubectl não tem uma configuração utilizável ({{message}}). Defina KUBECONFIG ou escolha um contexto.',
  'kubectl-no-kind':
    'O cluster não conhece o tipo {{type}}: a CustomResourceDefinition não está instalada ou a versão da API está errada.',
  'kubectl-no-resource-type':
    'O cluster não tem o tipo de recurso {{type}}. Confira a grafia ou instale o que o fornece.',
  'kubectl-conflict':
    'O objeto já existe ou foi alterado nesse meio-tempo ({{message}}). Se foi alterado, execute o comando de novo.',
  'kubectl-usage': 'O kubectl não entendeu o comando ({{message}}). Copie-o da página de novo.',
  'kubectl-not-installed':
    'O comando não foi encontrado ({{message}}). Instale o programa ou confira o PATH.',
  'shell-unset':
    'O comando não foi executado: {{variable}} não tem valor no seu terminal. Preencha “Seus valores” no início da página e execute antes, no mesmo terminal, o bloco que aparece lá.',
  'docker-down':
    'O comando não foi executado: o Docker não responde ({{message}}). Inicie o Docker e espere que fique pronto.',
  'command-failed':
    'O próprio comando falhou ({{message}}). Corrija antes o que a mensagem aponta: talvez falte uma etapa ou o diretório seja outro.',
  'kubectl-error':
    'O comando informa um erro ({{message}}). Corrija antes o que a mensagem aponta.',

  'nothing-pasted': 'O campo está vazio. Execute o comando e cole o que ele exibe.',
  'command-only': 'Você colou o comando, mas não o que ele exibiu. Execute-o e cole a saída.',
  'no-table': 'Este texto não parece uma saída do kubectl. Cole a saída como está no terminal.',
  'row-unreadable':
    'A linha {{line}} não pode ser lida com certeza. Cole a saída como está no terminal.',
  'rows-elided': 'A partir da linha {{line}}, há linhas omitidas. Cole a saída inteira.',
  'header-missing': 'Falta o cabeçalho; as linhas foram lidas como {{kind}}.',
  'verdict.waiting.act.detail':
    'Só esperar talvez não resolva. Os motivos abaixo dizem o que fazer.',
  'verdict.missing.elsewhere.detail': 'O que esta verificação pede existe, mas em outro lugar.',
  'verdict.failed.command.detail':
    'O próprio comando falhou. Os motivos abaixo dizem o que fazer antes.',
  'kubectl-file-broken':
    'O kubectl não consegue ler o arquivo ({{message}}). Veja a linha que a mensagem aponta ou baixe o arquivo de novo.',
  'kubectl-file-missing':
    'O kubectl não encontra o arquivo ({{message}}). Vá para o diretório em que ele está ou baixe-o de novo.',
  'list.separator': ', ',
  'condition.is': 'é {{value}}',
  'condition.is-not': 'não é {{value}}',
  'condition.at-least': 'é no mínimo {{value}}',
  'condition.at-most': 'é no máximo {{value}}',
  'condition.more-than': 'é maior que {{value}}',
  'condition.less-than': 'é menor que {{value}}',
  'condition.is.last': ' ou ',
  'condition.begins': 'começa com {{text}}',
  'condition.ends': 'termina com {{text}}',
  'condition.contains': 'contém {{text}}',
  'condition.includes': 'tem o item {{text}}',
  'condition.looks': 'tem a forma {{text}}',
  'condition.anything': 'é um texto qualquer',
  'condition.reads': 'é exatamente {{text}}',
  'condition.ends.last': ' ou ',
  'condition.both': '{{first}} e {{second}}',
  'condition.of-column': '{{column}} {{condition}}',
  'value.text': '“{{text}}”',
  'value.column': 'o valor da coluna {{column}}',
  'value.variable': 'o seu valor de {{variable}}',
  'paste.kind': '{{kind}}',
  'paste.objects': '{{kind}} {{names}}',
  'paste.named': '{{kind}} cujo nome {{condition}}',
  'paste.in': '{{what}} no namespace {{namespace}}',
  'paste.table': 'uma tabela com {{columns}}',
  'paste.line': 'a linha que {{condition}}',
  'group.alike': '{{sentence}} O mesmo vale para mais {{count}}: {{names}}.',
  'group.alike.last': ' e ',
  'group.rest': 'mais {{number}}',
  'list.groups': '; ',
  'paste.objects.last': ' e ',
} as const satisfies FindingMessages<'one' | 'many' | 'other'>;
