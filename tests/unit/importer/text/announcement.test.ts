import { expect, test } from 'vitest';
import { announcementIn, tellsBrowser } from '#importer/text/announcement.ts';

test.each([
  ['You should see:', 'output'],
  ['The output is similar to this:', 'output'],
  ['Run the command. The output should look like this.', 'output'],
  ['This command returns:', 'output'],
  ['In another terminal, start the harbour like this:', 'command'],
  ['The output shows the text that you wrote to the `boat.txt` file:', 'output'],
  ['A saída exibe o texto que você escreveu no arquivo:', 'output'],
  ['A saída será:', 'output'],
  ['Você verá algo parecido com:', 'output'],
  ['命令的输出如下：', 'output'],
  ['你应该看到：', 'output'],
  ['Run the following command to see the output:', 'command'],
  ['The harbour to which to push the results, and its name, are given by:', undefined],
  ['Execute o comando para ver a saída:', 'command'],
  ['运行以下命令：', 'command'],
  ['Save it as a file with this content:', 'file'],
  ['Crie o arquivo com este conteúdo:', 'file'],
  ['创建文件：', 'file'],
  ['Harbours are places for boats.', undefined],
  ['These are new boats, so they may run older engines:', undefined],
])('"%s" announces %s', (text, announced) => {
  expect(announcementIn(text)).toBe(announced);
});

test.each([
  ['Open http://localhost:8080 in your browser. You should see:', true],
  ['Abra o navegador em http://localhost:8080. Você deve ver:', true],
  ['在浏览器中打开 http://localhost:8080，可以看到：', true],
  ['Visit http://localhost:8080/boats, which shows:', true],
  ['Open it in the browser or with curl. You should see:', false],
  ['Open it in the browser. Then look at the logs. They show:', false],
  ['You should see:', false],
])('"%s" tells what a browser shows: %s', (text, isSo) => {
  expect(tellsBrowser(text)).toBe(isSo);
});
