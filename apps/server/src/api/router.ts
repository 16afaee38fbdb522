import { ENDPOINTS, type EndpointName, PATH_SEGMENT } from '@aerie/protocol';

interface Route {
  readonly name: EndpointName;
  readonly method: string;
  readonly parts: readonly string[];
}

const ROUTES: readonly Route[] = endpointNames().map((name) => {
  const { method, path } = placeOf(name);
  return { name, method, parts: path.split('/') };
});

export function endpointNames(): EndpointName[] {
  return Object.keys(ENDPOINTS) as EndpointName[];
}

/** Method and path of an endpoint. */
export function placeOf(name: EndpointName): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

/**
 * The endpoint of a request, and what stands in its path where the endpoint has `:name`. Looks at one after the other:
 * with some forty endpoints that takes a microsecond or two. The path is taken apart by hand, since what is no URL, such as `//`,
 * has to be not found like anything else.
 */
export function findEndpoint(
  method: string | undefined,
  url: string,
): { name: EndpointName; params: Readonly<Record<string, string>> } | undefined {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  for (const route of ROUTES) {
    const params = route.method === method ? paramsIn(route.parts, parts) : undefined;
    if (params) return { name: route.name, params };
  }
  return undefined;
}

/** The named parts of a path that fits, or undefined. */
function paramsIn(wanted: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const want = wanted[i];
    if (want?.startsWith(':') && PATH_SEGMENT.test(part)) params[want.slice(1)] = part;
    else if (want !== part) return undefined;
  }
  return params;
}
