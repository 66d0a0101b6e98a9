/**
 * Addresses as kubectl prints them: a list of IPs or host names, with ports or without, cut to 13 characters and `...`
 * or followed by ` + 2 more...` (printers.go formatEndpoints, getServiceExternalIP, ingressLoadBalancerStatusStringer).
 */
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';

/**
 * Whether a cell lists addresses. Anything else, `<none>` and `<pending>` cut or mangled too, is none. Of names without
 * dot or colon only `localhost` is one: Docker Desktop gives it to Services of type LoadBalancer.
 */
export const areAddresses = (value: string): boolean =>
  value
    .replace(/ \+ \d+ more\.{3}$/, '')
    .split(',')
    .every((each) => isAddress(each.trim()));

const isAddress = (text: string): boolean =>
  text === 'localhost' ||
  (/^[\w.:[\]%-]+$/.test(text) && /[a-z\d]/i.test(text) && /[.:]/.test(text));

/** The addresses of a load balancer in `status`, joined by commas; '' where there are none. */
export const balancerAddresses = (object: Value): string =>
  listAt(object, 'status', 'loadBalancer', 'ingress')
    .map((each) => textAt(each, 'ip') || textAt(each, 'hostname'))
    .filter(Boolean)
    .join(',');
