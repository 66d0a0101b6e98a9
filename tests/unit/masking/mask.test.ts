import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MASKED, maskForOthers, maskSecrets } from '#masking/mask.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const word = (least: number, most = least + 30, from = letters) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: least, maxLength: most });
const octet = (least = 0, most = 255) => fc.integer({ min: least, max: most });
const hex = (length: number) => word(length, length, '0123456789abcdef');

/** What is to be masked, and the text around it that says what it is. */
const hidden: Readonly<Record<string, fc.Arbitrary<{ secret: string; text: string }>>> = {
  'a token of an account': fc
    .tuple(word(9), word(9), word(9))
    .map((parts) => `eyJ${parts.join('.')}`)
    .map((secret) => ({ secret, text: secret })),
  'a bearer token': word(12).map((secret) => ({ secret, text: `Authorization: Bearer ${secret}` })),
  'a token of a kubeconfig': word(8).map((secret) => ({ secret, text: `    token: ${secret}` })),
  'a token in JSON': word(8).map((secret) => ({ secret, text: `{"token": "${secret}"}` })),
  'a token of an option': word(8).map((secret) => ({ secret, text: `kubectl --token=${secret}` })),
  'a password in an address': word(6).map((secret) => ({
    secret,
    text: `https://user:${secret}@registry.local/v2`,
  })),
  'a certificate': word(40, 200).map((secret) => ({
    secret,
    text: `-----BEGIN CERTIFICATE-----\n${secret}\n-----END CERTIFICATE-----`,
  })),
  'a key': word(40, 200).map((secret) => ({
    secret,
    text: `-----BEGIN RSA PRIVATE KEY-----\n${secret}\n-----END RSA PRIVATE KEY-----`,
  })),
  'the certificate of a cluster': word(40, 200).map((secret) => ({
    secret,
    text: `certificate-authority-data: ${secret}`,
  })),
  'an account id': word(12, 12, '0123456789').map((secret) => ({
    secret,
    text: `arn:aws:iam::${secret}:role/node and ${secret}.dkr.ecr.eu-central-1.amazonaws.com`,
  })),
  'an e-mail address': fc
    .tuple(word(1, 12), word(2, 12), word(2, 4, 'abcdefgh'))
    .map(([name, host, top]) => `${name}@${host}.${top}`)
    .map((secret) => ({ secret, text: `by <${secret}>` })),
  'a public address': fc
    .tuple(octet(11, 99), octet(), octet(), octet())
    .map((parts) => parts.join('.'))
    .map((secret) => ({ secret, text: `https://${secret}:6443 refused` })),
  'a public address of IPv6': fc
    .tuple(hex(3), hex(4), hex(4))
    .map(([a, b, c]) => `2${a}:${b}::${c}`)
    .filter((address) => !address.startsWith('2001:0db8') && !address.startsWith('2001:db8'))
    .map((secret) => ({ secret, text: `inet6 ${secret}/64 ` })),
};

/** Blanks and words around: what is masked is found wherever it stands. */
const around = fc.constantFrom('', 'NAME READY\n', 'node-1 Ready\n', '  ', '> ', '状态：');

describe('what is nobody’s business is masked wherever it stands', () => {
  test.each(Object.entries(hidden))('%s', (_, arbitrary) => {
    fc.assert(
      fc.property(around, arbitrary, around, (before, { secret, text }, after) => {
        const masked = maskForOthers(`${before}${text}\n${after}`);
        expect(masked).not.toContain(secret);
        expect(masked).toContain(MASKED);
        expect(masked.startsWith(before) && masked.endsWith(after)).toBe(true);
      }),
    );
  });
});

test('masking twice is masking once, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const masked = maskForOthers(text);
      expect(maskForOthers(masked)).toBe(masked);
    }),
  );
});

test('it ends soon on a long line of anything', () => {
  for (const part of ['a', 'a@', '1.', '1', ':', 'a:', 'https://u:', 'eyJ', '2aaa:', '-----BEGIN '])
    expect(maskForOthers(part.repeat(20_000))).toBeTypeOf('string');
});

test('private addresses, ages, versions and names stay', () => {
  const text = `$ kubectl get nodes -o wide
NAME                 STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP
calico-worker        Ready    <none>          27m   v1.36.1   172.18.0.3    <none>
calico-node-7msc7    1/1      Running   0     10.244.1.7:8080   192.168.162.0/26   v3.32.1
image: docker.io/calico/node@sha256:4f2c  100.64.0.1 127.0.0.1 169.254.1.1 fd00:10:96::1 fe80::ecee:eeff:feee:eeee
`;
  expect(maskForOthers(text)).toBe(text);
});

test('of what clusters of workshops print no secret is found', () => {
  const files = globSync('tests/fixtures/printed/**/*.json');
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(maskSecrets(text), file).toBe(text);
  }
});

/** As they are printed, and what of it nobody may see. The values are made up, or those of the documents. */
const printed: readonly (readonly [text: string, secret: string])[] = [
  ['kubeadm join 10.0.0.1:6443 --token abcdef.0123456789abcdef', 'abcdef.0123456789abcdef'],
  ['abcdef.0123456789abcdef   23h   2026-11-24T06:00:00Z', '0123456789abcdef'],
  ['kubeadm init --certificate-key f8902e114ef118304e561c3ecd4d0b543', 'f8902e114ef1'],
  ['kubectl config set-credentials me --token "s3cretvalue"', 's3cretvalue'],
  ['tool login --password hunter2.keys', 'hunter2'],
  ['curl -H "authorization: bearer abcdef0123456789" https://x', 'abcdef0123456789'],
  ['curl -u me:hunter2 https://registry.example', 'hunter2'],
  ['docker login -u me -p hunter2 registry.example', 'hunter2'],
  ['kubectl create secret docker-registry r --docker-password=hunter2', 'hunter2'],
  ['{"auths":{"r":{"auth":"bWU6aHVudGVyMg=="}}}', 'bWU6aHVudGVyMg'],
  ['kubectl create secret generic s --from-literal=password=hunter2', 'hunter2'],
  ['POSTGRES_PASSWORD=hunter2', 'hunter2'],
  ['    dbPassword: "hunter2"', 'hunter2'],
  ['aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'wJalrXUtnFEMI'],
  ['"SessionToken": "IQoJb3JpZ2luX2VjEXAMPLE"', 'IQoJb3JpZ2lu'],
  ['DefaultEndpointsProtocol=https;AccountKey=abcdefghijklmnop==;Endpoint=x', 'abcdefghijklmnop'],
  ['https://a.blob.example/c?sv=2024&sig=abcdefghijklmnopqrst%3D', 'abcdefghijklmnopqrst'],
  ['https://:hunter2@registry.example', 'hunter2'],
  ['glpat-abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
  ['hvs.CAESIJabcdefghijklmnop', 'CAESIJ'],
  ['-----BEGIN PGP PRIVATE KEY BLOCK-----\nabcdef\n', 'abcdef'],
  [
    'apiVersion: v1\ndata:\n  user: bWU=\n  pin: MTIzNA==\nkind: Secret\nmetadata:\n  name: mine',
    'MTIzNA',
  ],
  ['{\n  "data": {\n    "pin": "MTIzNA=="\n  },\n  "kind": "Secret"\n}', 'MTIzNA'],
  ['kind: Secret\nstringData:\n  file: |\n    a line\n    MTIzNA\n', 'MTIzNA'],
  ['kind: Secret\nstringData:\n  file: |\n    user: u\n\n    db: MTIzNA\n', 'MTIzNA'],
  ['kind: Secret\ndata:\n  user: bWU=\n\n  pin: MTIzNA==\n', 'MTIzNA'],
  ['{"data":{"user":"bWU=","pin":"MTIzNA=="},"kind":"Secret"}', 'MTIzNA'],
  ['{"kind":"Secret","stringData":{"file":"{\\"a\\":{}}","pin":"MTIzNA"}}', 'MTIzNA'],
  ['kind: Secret\ndata: { pin: MTIzNA== }\n', 'MTIzNA'],
  [
    'kind: Secret\nmetadata:\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: |\n      {"apiVersion":"v1","data":{"pin":"MTIzNA=="},"kind":"Secret"}\n',
    'MTIzNA',
  ],
  [
    String.raw`"last-applied-configuration": "{\"kind\":\"Secret\",\"stringData\":{\"file\":\"{\\\"a\\\":{}}\",\"pin\":\"MTIzNA\"}}\n"`,
    'MTIzNA',
  ],
  ['password: /abc/defghij', 'defghij'],
  ['password: (hunter2hunter2', 'hunter2'],
  ['Password:          hunter2', 'hunter2'],
  ['token:      abcdefghijkl', 'abcdefghijkl'],
  ['password: "two words and hunter2"', 'hunter2'],
  ["password: 'two words and hunter2'", 'hunter2'],
  ['curl --user admin:pw https://x', 'pw'],
  ['- name: DB_PASSWORD\n  value: pw\n', 'pw'],
  ['{\n  "name": "DB_PASSWORD",\n  "value": "my pw"\n}', 'pw'],
  [String.raw`"{\"name\":\"DB_PASSWORD\",\"value\":\"pw\"}"`, 'pw'],
];

test.each(['--password=admin', '--token root', '--password="two words"'])(
  'of a text for others, even a short password is masked: %s',
  (option) => {
    const masked = maskForOthers(`helm registry login x ${option} -v`);
    expect(masked).toBe(
      `helm registry login x ${option.slice(0, option.search(/[ =]/) + 1)}••• -v`,
    );
    expect(maskForOthers(masked)).toBe(masked);
  },
);

test.each(printed)('%s', (text, secret) => {
  const masked = maskSecrets(text);
  expect(masked).not.toContain(secret);
  expect(masked).toContain(MASKED);
  expect(maskSecrets(masked)).toBe(masked);
});

test('a kubeconfig or a key in base64 is masked, on one line and on many', () => {
  const kubeconfig = 'apiVersion: v1\nkind: Config\nusers:\n- user:\n    token: hunter2hunter2\n';
  const key =
    '-----BEGIN PRIVATE KEY-----\nabcdefghijklmnopqrstuvwxyz\n-----END PRIVATE KEY-----\n';
  for (const text of [kubeconfig, key]) {
    const whole = Buffer.from(text.repeat(3)).toString('base64');
    const lines = (whole.match(/.{1,76}/g) ?? []).join('\n');
    for (const each of [whole, lines])
      expect(maskSecrets(`it: ${each}\nNext\n`)).toBe(`it: ${MASKED}\nNext\n`);
  }
});

test.each([
  '--discovery-token-ca-cert-hash sha256:1234567890abcdef1234567890abcdef',
  'docker login --username me --password-stdin registry.example',
  'docker run -u 1000:1000 nginx',
  'kubectl create token default --duration=10m',
  'kubectl config set-credentials me --token "$TOKEN"',
  'password: ""\nautomountServiceAccountToken: false',
  'tokenPath: /var/run/secrets/kubernetes.io/serviceaccount/token',
  'token: <none>   existingSecret: postgres-auth   secretName: tls-of-web',
  'calico.networkpolicies2x.example.com   kube-system   web-7c4f8c7b9f-zj6tq',
  'default-token-x2x4z   kubernetes.io/service-account-token   3   9s',
  'kind: ConfigMap\ndata:\n  greeting: hello',
  '{"data":{"greeting":"hello"},"kind":"ConfigMap"}',
  '{\n  "data": {\n  },\n  "kind": "Secret"\n}',
  'kubectl config set-credentials me --private-key=/etc/keys/me.key',
  'kubectl create secret tls web --cert tls.crt --key tls.key',
  "kubectl create secret tls web --cert='./tls.crt' --key='./tls.key' -n web",
  'kubectl create secret tls web --cert certs/tls.crt --key certs/tls.pem; echo $?',
  '- name: DB_PASSWORD_FILE\n  value: /run/secrets/db\n- name: DB_TOKEN\n  value: $(TOKEN)',
  'password:  12 bytes\ntoken: ${{ secrets.TOKEN }}',
  'image: nginx@sha256:4f2c1b7a4f2c1b7a4f2c1b7a4f2c1b7a4f2c1b7a4f2c1b7a4f2c1b7a4f2c1b7a',
])('stays: %s', (text) => {
  expect(maskSecrets(text)).toBe(text);
});
