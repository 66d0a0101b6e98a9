/** Palavras de veredictos e achados, português do Brasil. */
import type { FindingWords } from './words.ts';

export const ptBR = {
  'verdict.met': 'Pronto',
  'verdict.met.detail': 'O que você colou mostra tudo o que esta verificação pede.',
  'verdict.waiting': 'Ainda não',
  'verdict.waiting.detail':
    'Está em andamento. Aguarde um momento, execute o comando de novo e cole a nova saída.',
  'verdict.failed': 'Algo está errado',
  'verdict.failed.detail': 'Só esperar não resolve. Os motivos abaixo indicam onde procurar.',
  'verdict.missing': 'Falta algo',
  'verdict.missing.detail':
    'Algo que esta verificação espera não está na saída. Confira o nome e o namespace ou aguarde até que o objeto seja criado.',
  'verdict.unrelated': 'Outra saída',
  'verdict.unrelated.detail':
    'O texto é legível, mas não é o que esta verificação pede. Cole a saída do comando que aparece acima dela.',
  'verdict.unreadable': 'Não dá para saber',
  'verdict.unreadable.detail':
    'O que você colou não mostra o suficiente. Faça o que os motivos abaixo pedem; em geral, basta colar a saída inteira, sem alterações, junto com a linha de comando.',

  'pod-pending':
    'O Pod {{name}} ainda não foi alocado em um nó: nenhum nó tem espaço para ele, nenhum o aceita ou o volume dele ainda não foi vinculado. Os eventos na saída do kubectl describe dizem qual é o caso.',
  'pod-gated':
    'O Pod {{name}} está retido por um scheduling gate. O controlador que o definiu precisa removê-lo.',
  'pod-creating':
    'Os contêineres do Pod {{name}} estão sendo criados: falta terminar de baixar a imagem, montar um volume ou preparar a rede. Se passar de dois minutos, veja os eventos.',
  'pod-initializing':
    'Os contêineres de inicialização do Pod {{name}} terminaram e os principais estão iniciando. Aguarde um momento.',
  'pod-init':
    'Contêineres de inicialização concluídos no Pod {{name}}: {{ready}} de {{total}}. Aguarde; se não avançar, veja o log do contêiner de inicialização que está em execução.',
  'pod-not-ready':
    'O Pod {{name}} está em execução, mas nem todos os contêineres estão prontos ({{ready}} de {{total}}): em geral, um teste de prontidão (readiness probe) ainda não passa. Os eventos dizem qual.',
  'pod-readiness-gates':
    'O Pod {{name}} está em execução, mas seus readiness gates estão em {{value}}: quem os controla ainda não deu o aval.',
  'pod-half-done':
    'Um contêiner do Pod {{name}} terminou enquanto outro continua em execução. Verifique se o que terminou deveria ter terminado.',
  'pod-crashing':
    'Um contêiner do Pod {{name}} termina repetidamente ({{status}}). O log da execução anterior diz por quê.',
  'pod-error': 'Um contêiner do Pod {{name}} terminou com erro ({{status}}). O log diz por quê.',
  'pod-out-of-memory':
    'Um contêiner do Pod {{name}} usou mais memória do que o limite permite ({{status}}). Aumente o limite ou reduza o consumo.',
  'pod-image-pull':
    'Não foi possível baixar a imagem do Pod {{name}} ({{status}}): nome ou tag incorretos, registro de imagens privado ou inacessível. Os eventos mostram a resposta do registro.',
  'pod-image-absent':
    'A política de download do Pod {{name}} proíbe baixar a imagem, e ela não está no nó ({{status}}). Carregue a imagem no nó ou mude a política.',
  'pod-image-name':
    'O nome da imagem do Pod {{name}} não é válido ({{status}}): procure um erro de digitação, uma letra maiúscula ou um texto de exemplo que não foi substituído.',
  'pod-image-runtime':
    'O agente de execução de contêiner não conseguiu verificar a imagem do Pod {{name}} ({{status}}). Os eventos dão o motivo.',
  'pod-config':
    'Um contêiner do Pod {{name}} não pode ser criado com essa configuração ({{status}}): em geral, falta um ConfigMap, um Secret ou uma chave. Os eventos dizem qual.',
  'pod-start':
    'Um contêiner do Pod {{name}} não pode ser iniciado ({{status}}): um comando que não está na imagem ou uma montagem que falha. Os eventos trazem a mensagem.',
  'pod-hook':
    'Um hook do ciclo de vida do Pod {{name}} falhou ({{status}}). Os eventos dizem qual.',
  'pod-sandbox':
    'O nó não conseguiu preparar o sandbox ou a rede do Pod {{name}} ({{status}}). Veja os eventos e depois o agente de execução de contêiner e o plugin CNI do nó.',
  'pod-evicted':
    'O Pod {{name}} foi expulso do nó (Evicted), em geral porque faltou disco ou memória. Libere espaço no nó e depois exclua o Pod: até lá, a linha permanece.',
  'pod-refused':
    'O nó recusou o Pod {{name}} ({{status}}): falta um recurso ou o nó não atende ao que o Pod pede. Corrija isso e depois exclua o Pod.',
  'pod-preempted':
    'O Pod {{name}} teve de dar lugar a um Pod de prioridade mais alta ({{status}}). Exclua-o quando houver um substituto em execução.',
  'pod-container-lost':
    'O nó perdeu o estado de um contêiner do Pod {{name}} ({{status}}), muitas vezes após uma reinicialização. Se houver um substituto em execução, exclua este Pod.',
  'pod-node-lost': 'O nó do Pod {{name}} não responde ({{status}}). Veja primeiro os nós.',
  'pod-node-shutdown':
    'O Pod {{name}} foi encerrado porque o nó foi desligado ({{status}}). Veja os nós; exclua o Pod quando houver um substituto em execução.',
  'pod-deadline':
    'O Pod {{name}} passou do tempo permitido ({{status}}). Aumente o prazo ou reduza o trabalho.',
  'pod-failed': 'O Pod {{name}} falhou ({{status}}). O comando kubectl describe mostra o motivo.',
  'pod-completed-again_one':
    'O Pod {{name}} terminou e foi reiniciado {{count}} vez: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-completed-again_many':
    'O Pod {{name}} terminou e foi reiniciado {{count}} de vezes: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-completed-again_other':
    'O Pod {{name}} terminou e foi reiniciado {{count}} vezes: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-completed-owned':
    'O Pod {{name}} terminou, mas, pelo nome ou pelo dono dele, deveria continuar em execução. Liste os Pods de novo e leia o log da última execução.',
  'pod-restarted_one':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vez, e há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_many':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} de vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_other':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-finished':
    'O Pod {{name}} já terminou, e esta verificação espera um Pod que continue em execução. Veja o log dele e o que o iniciou.',
  'restarts-climbing':
    'As reinicializações do Pod {{name}} passaram de {{before}} para {{now}} nesta mesma saída: talvez ele não continue pronto.',

  'node-not-ready':
    'O nó {{name}} não está pronto: em um cluster novo, em geral ainda falta o plugin de rede (CNI); caso contrário, o kubelet ou o agente de execução de contêiner parou.',
  'node-unreported':
    'O nó {{name}} ainda não informou seu estado. Aguarde um momento; se continuar assim, veja o kubelet.',
  'node-cordoned':
    'O nó {{name}} está pronto, mas não recebe novos Pods (SchedulingDisabled). Se ninguém estiver trabalhando nele, libere-o com kubectl uncordon.',

  'replicas-uncreated':
    '{{kind}} {{name}}: Pods criados: {{ready}} de {{total}}. Aguarde; se não avançar, os eventos dizem o que impede.',
  'replicas-not-ready':
    '{{kind}} {{name}}: Pods prontos: {{ready}} de {{total}}. Aguarde ou veja os Pods que faltam.',
  'replicas-outdated':
    '{{kind}} {{name}}: Pods na nova versão: {{ready}} de {{total}}. O rollout não terminou; se não avançar, veja os Pods mais novos.',
  'replicas-unavailable':
    '{{kind}} {{name}}: Pods disponíveis: {{ready}} de {{total}}. Aguarde um momento: um Pod só conta depois de permanecer pronto por algum tempo.',
  'replicas-surplus':
    '{{kind}} {{name}}: há Pods a mais ({{ready}}; esperado: {{total}}). Os antigos estão sendo excluídos. Aguarde até que desapareçam.',
  'nothing-desired':
    'O objeto {{kind}} {{name}} não pede nenhum Pod (0 de 0), por isso nada mostra que ele funciona, e esperar não muda isso. Confira as réplicas ou as labels dos nós selecionados.',
  'job-running': 'O Job {{name}} ainda não terminou ({{status}}). Aguarde.',
  'job-suspended': 'O Job {{name}} está suspenso: nada acontece até que alguém o retome.',
  'job-failed':
    'O Job {{name}} falhou ou está prestes a falhar. Veja os Pods desse Job e os logs deles.',
  'cronjob-suspended': 'O CronJob {{name}} está suspenso: não inicia nenhum Job.',

  'service-no-address':
    'O Service {{name}} aguarda um endereço externo. Em um cluster local, talvez nenhum balanceador de carga o forneça.',
  'endpoints-none':
    'O objeto {{kind}} {{name}} não lista nenhum endereço: nenhum Pod pronto corresponde ao seletor do Service. Veja os Pods e suas labels.',
  'endpoints-not-ready':
    'Objeto {{kind}} {{name}}, endpoints prontos: {{ready}} de {{total}}. Veja os Pods por trás dos outros.',
  'ingress-no-address':
    'O Ingress {{name}} ainda não tem endereço. Verifique se há um controlador de Ingress em execução.',
  'volume-pending':
    'O objeto {{kind}} {{name}} ainda não foi vinculado: aguarda um volume ou o primeiro Pod que o use. Os eventos dizem qual é o caso.',
  'volume-released':
    'O PersistentVolume {{name}} está em Released: o PersistentVolumeClaim não existe mais e os dados foram mantidos. Alguém precisa decidir o que fazer com eles.',
  'volume-failed':
    'O objeto {{kind}} {{name}} está em {{status}}: o volume não existe mais ou não pôde ser limpo. Os eventos dizem mais.',
  'request-pending':
    'O certificado da solicitação {{name}} ainda não foi emitido. Talvez seja preciso aprovar a solicitação antes.',
  'request-denied':
    'A solicitação de certificado {{name}} foi recusada ({{status}}). As condições dizem por quê.',
  'metrics-unknown':
    'O HorizontalPodAutoscaler {{name}} ainda não tem métricas. Aguarde um minuto; se continuar assim, verifique se o metrics-server está em execução.',
  'component-unhealthy':
    'O componente {{name}} não aparece como Healthy. Esta lista foi descontinuada e erra com frequência: confie nos Pods do namespace kube-system.',
  'operator-degraded':
    'O objeto {{kind}} {{name}} está degradado: o operador informa uma falha. A mensagem na saída do kubectl describe diz qual.',
  'operator-progressing':
    'O objeto {{kind}} {{name}} ainda está sendo implantado pelo operador. Aguarde um momento.',
  'operator-unavailable':
    'O objeto {{kind}} {{name}} ainda não está disponível. Aguarde; se continuar assim, as condições dizem o que falta.',
  'crd-established-unknown':
    'Toda CustomResourceDefinition desta lista existe, mas a saída não mostra se o servidor de API já a disponibiliza.',
  'reconciliation-suspended':
    'O objeto {{kind}} {{name}} está com a reconciliação suspensa: o que se lê aqui valia antes. Retome-a e confira de novo.',
  'condition-not-true':
    'No objeto {{kind}} {{name}}, a coluna {{column}} é “{{value}}”, e não True. As condições dizem por quê.',
  terminating:
    'O objeto {{kind}} {{name}} está sendo excluído. Se isso durar vários minutos, um finalizador ou um nó inacessível está impedindo a exclusão.',
  'status-unknown':
    'O estado “{{status}}” do objeto {{kind}} {{name}} não pode ser avaliado e, por isso, não conta como pronto.',
  'readiness-not-shown':
    'Esta saída não mostra se o objeto {{kind}} {{name}} está pronto. Cole a tabela inteira que o kubectl get exibe; se ela não tiver uma coluna para isso, cole a saída do kubectl get com -o yaml. Alguns tipos não mostram isso em lugar nenhum.',
  'spec-not-observed':
    'O controlador ainda não processou a última mudança do objeto {{kind}} {{name}}. Aguarde um momento.',
  'progress-deadline':
    'O objeto {{kind}} {{name}} ficou tempo demais sem avançar: o rollout está parado. Veja os Pods mais novos.',
  'replica-failure':
    'O objeto {{kind}} {{name}} não consegue criar seus Pods. As condições dizem por quê; em geral, uma cota ou uma regra de admissão.',
  'rollout-unproved':
    'A mensagem “successfully rolled out” aparece mesmo quando o objeto não pede nenhum Pod; por isso, não comprova que o objeto {{kind}} {{name}} tem algum. Execute kubectl get e cole a tabela que ele exibe, junto com esta linha ou no lugar dela.',
  'rollout-waiting': 'O rollout do objeto {{kind}} {{name}} não terminou. Aguarde.',
  'wait-timed-out':
    'O tempo de espera pelo objeto {{kind}} {{name}} acabou antes que ele ficasse pronto. Veja o que houve e espere de novo.',
  'document-partial':
    'Isto é só uma parte de uma saída JSON ou YAML e não diz a que pertence. Cole a saída inteira.',

  unrelated: 'O que você colou: {{pasted}}. O que esta verificação pede: {{expected}}.',
  'object-missing':
    'O objeto {{kind}} {{name}} não está no que você colou. Confira o nome ou aguarde até que o objeto seja criado.',
  'object-missing-in':
    'O objeto {{kind}} {{name}} do namespace {{namespace}} não está no que você colou. Confira o nome e o namespace ou aguarde até que o objeto seja criado.',
  'found-elsewhere':
    'O objeto {{kind}} {{name}} está no namespace {{namespace}}, e esta verificação o procura no namespace {{expected}}. Talvez você tenha feito a instalação de um modo diferente do desta lição.',
  'none-listed-in':
    'O que você colou não lista nenhum objeto {{kind}} no namespace {{namespace}}. Confira o namespace ou aguarde até que o objeto seja criado.',
  'none-listed': 'O que você colou não lista nenhum objeto {{kind}}.',
  'none-matching':
    'Esta verificação procura os objetos {{kind}} cujo nome {{pattern}}, mas o que você colou não lista nenhum. Talvez ainda não tenham sido criados.',
  'rows-missing':
    'Esta verificação procura, na tabela com {{columns}}, as linhas em que {{conditions}}, mas não há nenhuma. Confira se você colou a saída mais recente, e por inteiro.',
  'rows-none':
    'Não há nenhuma linha sob {{columns}}. Execute o comando de novo e cole tudo o que ele exibir.',
  'rows-few':
    'Linhas correspondentes sob {{columns}}: {{found}}. Esta verificação passa quando esse número {{expected}}; faltam linhas.',
  'rows-many':
    'Linhas correspondentes sob {{columns}}: {{found}}. Esta verificação passa quando esse número {{expected}}. Aguarde até que o excedente desapareça ou veja de onde ele vem.',
  'count-low':
    'Objetos {{kind}} na lista: {{found}}. Esta verificação passa quando esse número {{expected}}; faltam objetos.',
  'count-high':
    'Objetos {{kind}} na lista: {{found}}. Esta verificação passa quando esse número {{expected}}. Aguarde até que o excedente desapareça ou veja de onde ele vem.',
  'row-cut':
    'A linha de “{{name}}” está cortada ou tem as colunas deslocadas. Copie a linha inteira, como está no terminal, e cole de novo.',
  'table-foreign':
    'A tabela com {{columns}} não é do kubectl get, portanto não mostra o que está pronto. Cole o que o kubectl get exibe.',
  'kind-unknown':
    'Nada indica de que tipo de objeto são estas linhas. Cole a linha de comando junto com a saída.',
  'namespace-unknown':
    'Nada indica que este seja o namespace {{namespace}}: o comando não informa nenhum. Acrescente -n {{namespace}} e cole também a linha de comando.',
  'namespace-assumed': 'O texto colado não informa o namespace; {{namespace}} foi presumido.',
  'listing-narrowed':
    'O comando “{{command}}” lista só uma parte e nada diz sobre o todo. Execute o comando desta verificação.',
  'column-missing':
    'A coluna {{column}} não está no que você colou. Execute o comando desta verificação com todas as opções.',
  'cell-empty': 'Em “{{name}}”, a coluna {{column}} ainda está vazia. Aguarde e cole de novo.',
  'cell-type':
    'Em “{{name}}”, a coluna {{column}} é “{{value}}”, que não é um número. Esta verificação passa quando ela {{condition}}.',
  'cell-unmet':
    'Em “{{name}}”, a coluna {{column}} é “{{value}}”. Esta verificação passa quando ela {{condition}}.',
  'condition-unreadable':
    'Esta verificação tem uma condição que não pode ser lida: “{{condition}}”.',
  'variable-unset':
    'Esta verificação precisa do seu valor para {{variable}}. Preencha “Seus valores” no início da página.',
  'still-there':
    'O objeto {{kind}} {{name}} ainda existe; esta verificação espera que não exista mais.',
  'absence-unproved':
    'O fato de o objeto {{kind}} {{name}} não aparecer aqui não prova que ele não existe mais. Cole a listagem inteira com a linha de comando.',
  'listing-outdated':
    'O objeto {{kind}} {{name}} foi excluído depois de ser listado, por isso a listagem está desatualizada. Liste de novo e cole a nova saída.',
  'other-place':
    'O comando “{{command}}” foi executado em um cluster ou namespace diferente do restante. Execute tudo no mesmo lugar.',
  'ready-unexpected':
    'O objeto {{kind}} {{name}} já está pronto, e esta verificação espera que não esteja. Talvez você esteja um passo à frente ou em outro cluster.',
  'same-as-example':
    'Este é o exemplo desta página, inclusive na coluna AGE. Execute o comando no seu próprio cluster e cole a saída de lá.',
  'line-missing':
    'Esta verificação procura a linha que {{line}}, mas ela não está no que você colou.',
  'line-ends': 'A linha “{{line}}” deveria terminar com {{expected}}.',
  'line-differs':
    'O que você colou tem “{{line}}”; esta verificação pede a linha que {{expected}}.',
  'line-undone': 'Uma linha posterior desfaz isso: “{{line}}”.',
  'line-unwanted': 'A linha “{{line}}” não deveria aparecer.',
  'line-other':
    'Não deveria haver outras linhas além das que esta verificação pede, mas há “{{line}}”.',
  'line-times':
    'Linhas encontradas: {{found}}; esperado: {{expected}}. Esta verificação procura a linha que {{line}}.',
  'command-missing':
    'O comando “{{command}}” não está no que você colou. Cole a linha de comando junto com a saída.',
  'events-only':
    'Eventos contam o que aconteceu, não o que está pronto. Cole a saída do kubectl get para os próprios objetos.',
  'more-of-this_one': 'E mais {{count}} do mesmo tipo.',
  'more-of-this_many': 'E mais {{count}} do mesmo tipo.',
  'more-of-this_other': 'E mais {{count}} do mesmo tipo.',
  'since-progress': 'Prontos antes: {{before}} de {{total}}; agora: {{now}} de {{total}}.',
  'since-restarted_one': '{{count}} Pod foi reiniciado desde a saída anterior.',
  'since-restarted_many': '{{count}} de Pods foram reiniciados desde a saída anterior.',
  'since-restarted_other': '{{count}} Pods foram reiniciados desde a saída anterior.',
  'since-unchanged': 'Prontos: {{now}} de {{total}}, como na saída anterior.',

  'kubectl-not-found':
    'O kubectl não encontrou o objeto {{kind}} {{name}}. Confira o nome e o namespace ou aguarde até que o objeto seja criado.',
  'kubectl-none-found':
    'O kubectl não encontrou nada no namespace {{namespace}}. A mensagem é a mesma quando o namespace foi digitado errado: confira o nome.',
  'kubectl-none-found-anywhere':
    'O kubectl não encontrou nada. Confira o tipo e o namespace ou aguarde até que o objeto seja criado.',
  'kubectl-refused':
    'O cluster não responde em {{server}}. Verifique se ele está em execução e se o kubectl usa o contexto certo.',
  'kubectl-unreachable':
    'O kubectl não consegue acessar o cluster ({{message}}). Verifique a rede e o endereço no seu kubeconfig.',
  'kubectl-timeout':
    'O kubectl desistiu de esperar ({{message}}). Se o cluster responde, veja os objetos que o kubectl aguardava.',
  'kubectl-tls':
    'O kubectl não confia no cluster ({{message}}). Talvez seu kubeconfig seja de um cluster anterior.',
  'kubectl-unauthorized':
    'O cluster não aceita suas credenciais. Faça login de novo ou obtenha um novo kubeconfig.',
  'kubectl-forbidden':
    'Você não tem permissão para isso ({{message}}). Use uma conta que tenha essa permissão.',
  'kubectl-no-config':
    'O kubectl não tem uma configuração utilizável ({{message}}). Defina KUBECONFIG ou escolha um contexto.',
  'kubectl-no-kind':
    'O cluster não conhece o tipo {{kind}}: a CustomResourceDefinition não está instalada ou a versão da API está errada.',
  'kubectl-no-resource-type':
    'O cluster não tem o tipo de recurso {{kind}}. Confira a grafia; talvez seja preciso instalá-lo antes.',
  'kubectl-conflict':
    'O objeto já existe ou foi alterado nesse meio-tempo ({{message}}). Se foi alterado, execute o comando de novo.',
  'kubectl-invalid':
    'O cluster não aceitou o manifesto ({{message}}). Corrija o que a mensagem indica antes de aplicá-lo de novo.',
  'kubectl-usage':
    'O kubectl não entendeu o comando ({{message}}). Copie o comando da página de novo.',
  'kubectl-not-installed':
    'O comando não foi encontrado ({{message}}). Instale o programa ou confira o PATH.',
  'shell-unset':
    'O comando não foi executado: {{variable}} não tem valor no seu terminal. Preencha “Seus valores” no início da página, execute no mesmo terminal o bloco que aparece lá e depois execute o comando de novo.',
  'docker-down':
    'O comando não foi executado porque o Docker não responde ({{message}}). Inicie o Docker, espere até que ele esteja em execução e execute o comando de novo.',
  'command-failed':
    'O próprio comando falhou: “{{message}}”. Corrija o que a mensagem aponta (muitas vezes, falta um passo anterior ou o diretório é outro) e execute o comando de novo.',
  'kubectl-error':
    'O comando informa um erro ({{message}}). Corrija o que ele aponta e execute o comando de novo.',

  'nothing-pasted': 'O campo está vazio. Execute o comando e cole o que ele exibe.',
  'command-only': 'Você colou o comando, mas não o que ele exibiu. Execute-o e cole a saída.',
  'no-table': 'Este texto não parece uma saída do kubectl. Cole a saída como ela está no terminal.',
  'row-unreadable':
    'A linha {{line}} não pode ser dividida em colunas com certeza. Cole a saída sem alterá-la.',
  'rows-elided': 'A partir da linha {{line}}, há linhas omitidas. Cole todas.',
  'header-missing':
    'Falta o cabeçalho; as linhas foram lidas como {{kind}}. Da próxima vez, cole-o também.',
  'document-unreadable':
    'A saída {{form}} que começa na linha {{line}} não pode ser lida. Cole-a inteira ou use a tabela.',
  'verdict.waiting.act.detail':
    'Ainda não está pronto, e só esperar talvez não resolva. Os motivos abaixo dizem o que fazer.',
  'verdict.missing.elsewhere.detail':
    'O que esta verificação pede existe, mas em outro lugar. Os motivos abaixo dizem onde.',
  'verdict.failed.command.detail':
    'O próprio comando não deu certo. Os motivos abaixo dizem o que corrigir antes de executá-lo de novo.',
  'line-ends.last': ' ou ',
  'kubectl-file-broken':
    'O kubectl não consegue ler o arquivo ({{message}}). Aplicá-lo de novo não adianta: veja a linha que a mensagem indica ou baixe o arquivo outra vez. Talvez a página de um proxy tenha sido salva no lugar dele.',
  'kubectl-file-missing':
    'O kubectl não encontra o arquivo ({{message}}). Vá para o diretório em que ele está ou baixe-o de novo.',
  'list.separator': ', ',
  'condition.is': 'é {{value}}',
  'condition.is-not': 'não é {{value}}',
  'condition.at-least': 'é no mínimo {{value}}',
  'condition.at-most': 'é no máximo {{value}}',
  'condition.more-than': 'é maior que {{value}}',
  'condition.less-than': 'é menor que {{value}}',
  'condition.one-of': 'é {{values}}',
  'condition.one-of.last': ' ou ',
  'condition.begins': 'começa com {{text}}',
  'condition.ends': 'termina com {{text}}',
  'condition.contains': 'contém {{text}}',
  'condition.includes': 'tem o item {{text}}',
  'condition.looks': 'tem a forma {{text}}',
  'condition.anything': 'é um texto qualquer',
  'condition.reads': 'consiste em {{text}}',
  'condition.ends-in': 'termina com {{ends}}',
  'condition.ends-in.last': ' ou ',
  'condition.both': '{{first}} e {{second}}',
  'condition.of-column': '{{column}} {{condition}}',
  'value.text': '“{{text}}”',
  'value.column': 'o valor da coluna {{column}}',
  'value.variable': 'o seu valor de {{variable}}',
  'paste.kind': '{{kind}}',
  'paste.kind-in': '{{kind}} no namespace {{namespace}}',
  'paste.objects': '{{kind}} {{names}}',
  'paste.objects-in': '{{kind}} {{names}} no namespace {{namespace}}',
  'paste.named': '{{kind}} cujo nome {{condition}}',
  'paste.named-in': '{{kind}} no namespace {{namespace}} cujo nome {{condition}}',
  'paste.table': 'uma tabela com {{columns}}',
  'paste.line': 'a linha que {{condition}}',
  'group.alike_one': '{{sentence}} O mesmo vale para mais {{count}}: {{names}}.',
  'group.alike_many': '{{sentence}} O mesmo vale para mais {{count}}: {{names}}.',
  'group.alike_other': '{{sentence}} O mesmo vale para mais {{count}}: {{names}}.',
  'group.alike.last': ' e ',
  'group.rest': 'mais {{number}}',
  'list.groups': '; ',
  'paste.objects.last': ' e ',
  'paste.objects-in.last': ' e ',
} as const satisfies FindingWords<'one' | 'many' | 'other'>;
