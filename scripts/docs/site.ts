/** Generates the pages of the reference site from the bundled contract. */
import type { Contract } from '../../openapi/contract-types.ts'
import { at, link, markup, prose, type KnownIds, type Markup } from './markup.ts'
import { EXTENSIONS } from './extensions.ts'
import { mentionsOf, type Mention } from './mentions.ts'
import { operationView, parameterRow, responseView, type Placed } from './operation-view.ts'
import { schemaView } from './schema-view.ts'
import { searchEntries } from './search.ts'

/** An entry of the menu. */
interface Page {
  readonly file: string
  readonly title: string
  readonly content: Markup
  /** The sections of the page, shown in the menu when it is open. */
  readonly entries?: readonly (readonly [id: string, text: string])[]
}
/** All files of the site except style and script, by name. `ruleList` is docs/rules.md, one sentence per rule. */
export function siteOf(contract: Contract, ruleList: string): Map<string, string> {
  const operations = operationsOf(contract)
  const mentions = mentionsOf(contract, operations)
  const sentences = sentencesOf(ruleList)
  const idsOf = (letter: string): Map<string, string> =>
    new Map(
      [...new Set(mentions.map(({ id }) => id))]
        .filter((id) => id.startsWith(letter))
        .sort()
        .map((id) => [id, sentences.get(id) ?? '']),
    )
  const known = { rules: idsOf('R'), assumptions: idsOf('G') }
  const areas = (contract.tags ?? []).map(({ name, description }): Page => {
    const own = operations.filter(({ area }) => area === name)
    return {
      file: at.area(name),
      title: name,
      entries: own.map(({ id, operation }) => [id, operation.summary ?? id]),
      content: markup`<h1>${name}</h1>${prose(description, known)}${own.map((one) => operationView(one, contract, known))}`,
    }
  })
  const lists = [
    schemasPage(contract, operations, known),
    sharedPage(contract, known),
    rolesPage(operations),
    idsPage('rule', known, mentions),
    idsPage('assumption', known, mentions),
    extensionsPage(known),
  ]
  const overview = overviewPage(contract, operations, known)
  const all = [overview, ...areas, ...lists]
  const files = all.map((page) => [page.file, documentOf(page, overview, areas, lists)] as const)
  // A script, because a page opened from a folder cannot fetch JSON.
  const searchIndex = `const searchIndex = ${JSON.stringify(searchEntries(operations, contract, mentions))}\n`
  return new Map([...files, ['search-index.js', searchIndex]])
}

export function operationsOf(contract: Contract): Placed[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [
            {
              id: operation.operationId,
              area: operation.tags[0] ?? '',
              method: method.toUpperCase(),
              path,
              operation,
            },
          ]
        : [],
    ),
  )
}

function overviewPage(contract: Contract, operations: readonly Placed[], known: KnownIds): Page {
  const areas = (contract.tags ?? []).map(({ name, description }) => {
    const count = operations.filter(({ area }) => area === name).length
    return markup`<tr><th scope="row">${link(at.area(name), name)}</th><td>${count}</td><td>${prose(description, known)}</td></tr>`
  })
  const { title = 'API', version = '', description } = contract.info ?? {}
  return {
    file: 'index.html',
    title: 'Overview',
    content: markup`<h1>${title}</h1><p class="limits">Version ${version} · ${operations.length} operations</p>${prose(description, known)}
<h2>Areas</h2><table><thead><tr><th scope="col">Area</th><th scope="col">Operations</th><th scope="col">What it is about</th></tr></thead><tbody>${areas}</tbody></table>`,
  }
}

function schemasPage(contract: Contract, operations: readonly Placed[], known: KnownIds): Page {
  const schemas = Object.entries(contract.components.schemas).sort(([a], [b]) => a.localeCompare(b))
  const users = new Map<string, Markup[]>()
  const note = (node: object, user: Markup): void => {
    for (const name of refsIn(node)) users.set(name, [...(users.get(name) ?? []), user])
  }
  for (const { id, area, operation } of operations) note(operation, link(at.operation(area, id), id))
  for (const [name, schema] of schemas) note(schema, link(at.schema(name), name))
  return {
    file: 'schemas.html',
    title: 'Schemas',
    content: markup`<h1>Schemas</h1>${schemas.map(
      ([name, schema]) => markup`<article id="${name}"><h2><a href="#${name}">${name}</a></h2>
${prose(schema['description'] as string | undefined, known)}${schemaView(schema, known)}
<p class="users">${users.has(name) && 'Used by '}${(users.get(name) ?? []).map((user) => markup`${user} `)}</p></article>`,
    )}`,
  }
}

/** The names of the schemas to which a part of the contract refers directly. */
const refsIn = (node: object): Set<string> =>
  new Set(
    [...JSON.stringify(node).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? ''),
  )

function sharedPage(contract: Contract, known: KnownIds): Page {
  const { responses, parameters = {} } = contract.components
  return {
    file: 'shared.html',
    title: 'Shared parts',
    content: markup`<h1>Shared parts</h1><p>Responses and parameters that operations refer to by name.</p>${Object.entries(
      responses,
    ).map(
      ([name, response]) =>
        markup`<article id="${name}"><h2><a href="#${name}">${name}</a></h2>${responseView(response, contract, known)}</article>`,
    )}${Object.entries(parameters).map(
      ([name, parameter]) =>
        markup`<article id="parameter-${name}"><h2><a href="#parameter-${name}">${name}</a></h2><dl class="properties">${parameterRow(parameter, known)}</dl></article>`,
    )}`,
  }
}

function rolesPage(operations: readonly Placed[]): Page {
  const roles = [...new Set(operations.flatMap(({ operation }) => operation['x-roles']))].sort()
  return {
    file: 'roles.html',
    title: 'Roles',
    content: markup`<h1>Roles</h1><p>Who may call what. ${link(at.role('ospadmin'), 'ospadmin')} may call everything.</p>${roles.map(
      (role) => {
        const own = operations.filter(({ operation }) => operation['x-roles'].includes(role))
        return markup`<article id="${role}"><h2><a href="#${role}">${role}</a></h2><p class="limits">${own.length} operations name it.</p>
<ul class="columns">${own.map(({ id, area, operation }) => markup`<li>${link(at.operation(area, id), operation.summary ?? id)} <span class="limits">${area}</span></li>`)}</ul></article>`
      },
    )}`,
  }
}

const KINDS = {
  rule: {
    file: 'rules.html',
    title: 'Rules',
    words: 'Rules of the specification, and where the contract keeps to them.',
  },
  assumption: {
    file: 'assumptions.html',
    title: 'Assumptions',
    words: 'What the specification leaves open, and what the contract decided about it.',
  },
}

/** A page with every rule or assumption, the places that cite it, and their texts. */
function idsPage(kind: keyof typeof KINDS, known: KnownIds, mentions: readonly Mention[]): Page {
  const { file, title, words } = KINDS[kind]
  const sentences = kind === 'rule' ? known.rules : known.assumptions
  return {
    file,
    title,
    content: markup`<h1>${title}</h1><p>${words}</p>${[...sentences].map(
      ([id, sentence]) =>
        markup`<article id="${id}"><h2><a href="#${id}">${id}</a></h2>${prose(sentence, known)}<dl class="properties">${mentions
          .filter((mention) => mention.id === id)
          .map(
            ({ address, name, text }) =>
              markup`<div><dt>${link(address, name)}</dt><dd>${prose(text, known)}</dd></div>`,
          )}</dl></article>`,
    )}`,
  }
}

/** The sentence of each rule and gap in docs/rules.md. */
const sentencesOf = (ruleList: string): Map<string, string> =>
  new Map(
    [...ruleList.matchAll(/^- ([RG]\d{3}): (.*)$/gm)].map(([, id = '', sentence = '']) => [id, sentence]),
  )

function extensionsPage(known: KnownIds): Page {
  return {
    file: 'extensions.html',
    title: 'Extensions',
    content: markup`<h1>Extensions</h1><p>What the keywords of the contract mean that OpenAPI and JSON Schema do not have. A server keeps to what they state, as to the descriptions; those that only describe the contract itself say so.</p><dl class="properties">${Object.entries(
      EXTENSIONS,
    ).map(
      ([name, { at: place, means }]) =>
        markup`<div><dt id="${name}"><code>${name}</code> <span class="limits">${place}</span></dt><dd>${prose(means, known)}</dd></div>`,
    )}</dl>`,
  }
}

function documentOf(page: Page, overview: Page, areas: readonly Page[], lists: readonly Page[]): string {
  const item = (one: Page): Markup => {
    const isOpen = one.file === page.file
    return markup`<li><a href="${one.file}"${isOpen && current}>${one.title}${one.entries && markup` <span class="count">${one.entries.length}</span>`}</a>${
      isOpen &&
      one.entries &&
      markup`<ul>${one.entries.map(([id, text]) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul>`
    }</li>`
  }
  return markup`${doctype}<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Mobility Portal API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="style.css"><script src="theme.js"></script></head>
<body><a class="skip" href="#content">To the content</a>
<header class="bar"><button id="menu" type="button" aria-expanded="false" aria-controls="nav">Menu</button><a class="home" href="index.html">Mobility Portal API</a>
<div class="search"><input id="search" type="search" placeholder="Search operations, schemas, rules ( / )" aria-label="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="results"><ul id="results" role="listbox" aria-label="Results" hidden></ul></div>
<button id="theme" type="button">Dark or light</button></header>
<nav id="nav" aria-label="Pages"><ul>${item(overview)}</ul><h2>Areas</h2><ul>${areas.map(item)}</ul><h2>Across areas</h2><ul>${lists.map(item)}</ul></nav>
<main id="content">${page.content}</main>
<script src="search-index.js"></script><script src="page.js"></script></body></html>
`.text
}
const current = markup` aria-current="page"`
const doctype = markup`<!doctype html>
`
