/** The meaning of the contract's extensions (`x-…`), for developers of a server. */

export interface Extension {
  /** The places where it is used. */
  readonly at: string
  readonly means: string
}

/** Each extension of the contract. A server must follow an extension like a description. */
export const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-about': {
    at: 'a read that names a record',
    means:
      'Where the answer, or each of its rows, repeats the identifier that the request names: the path in the answer by the field in the request. `null`: the answer does not repeat it.',
  },
  'x-agrees-with': {
    at: 'a count or amount of a record',
    means:
      'Another operation that shows the same: what it is asked with, taken from the record, and what of its answer is equal (`count` of the rows, `sum(field)` or `first(field)`).',
  },
  'x-assumption': {
    at: 'anything',
    means: 'Gaps of the specification (G001) and what was decided about them; see the page Assumptions.',
  },
  'x-effects': {
    at: 'a write',
    means:
      'All that it does to records that reads show, by the schema of the record: what it `creates`, `removes` and `changes` (with the `fields`). A row of a list that comes or goes counts as created or removed, also where the record behind it stays: a user who becomes a member of a group creates a row of the list of its members. `with` has values afterwards, `given` the request and `whose` the record for which it is certain; `sometimes` means that it depends on request or data, `others` that records are concerned that the request does not name. A read may show nothing else that changed, save for versions.',
  },
  'x-ends': {
    at: 'an operation of sessions or users',
    means:
      'Which tokens are refused with 401 afterwards: `token` the one that was sent (of `refreshSession` the refresh token), `session` all of its session, `others` those of the other sessions of the caller, `user` those of the user whom the request names, `inactive` those of users who are not active any more.',
  },
  'x-examples-on': {
    at: 'the contract',
    means: 'The day for which the dates in examples are written.',
  },
  'x-extensible': {
    at: 'a text',
    means: 'The list of values is open: a client accepts values that it does not know.',
  },
  'x-extensible-enum': { at: 'an open text', means: 'The values that are known.' },
  'x-file-limits': {
    at: 'the contract',
    means: 'How large an uploaded table may be, and how its file name may end.',
  },
  'x-in-time': {
    at: 'a read',
    means: 'What it shows after so many `days` without any call, because of the calendar.',
  },
  'x-invalid-label': {
    at: 'an operation',
    means: 'The `errorLabel` of each 422, by language.',
  },
  'x-kept': {
    at: 'a property that names a record',
    means: 'The name stays what it was when the record was made, although the named record is renamed.',
  },
  'x-language': {
    at: 'an operation',
    means:
      'Its texts follow the language of the `caller`, or `maybe` do so: where the data has translations. Without it, callers of every language get the same response.',
  },
  'x-lines': {
    at: 'a download of a table',
    means:
      'Its columns in their order, each with the pattern of its cells; `isNamed` when the header has these names, `least` how many lines there are at least.',
  },
  'x-notation': {
    at: 'a text',
    means: 'How it is written: `reference` is the structured communication of a payment.',
  },
  'x-order': {
    at: 'a list without `sort`',
    means:
      'The order of its rows: paths in a row, `-` for falling values, ties by the next one, `false` before `true`.',
  },
  'x-reference': {
    at: 'a property that names a partner',
    means: 'Which partners may be named, by a name in `x-references`; another is a 422 with rule `partner`.',
  },
  'x-references': { at: 'the contract', means: 'The types of partners that may be named so.' },
  'x-refuses': {
    at: 'a write, or a row of a file',
    means:
      'What makes a good request wrong beyond its schema: values `with` which, fields `without` which, fields that have the `same` value as another, or that name an `unknown` record. The answer is a 422 that names this `field` and `rule`. `$tomorrow`, `$yesterday` and `$month` are days and months around the present one.',
  },
  'x-regardless-of': {
    at: 'what a list offers to filter by',
    means: 'The filters that it does not depend on, so that another value can be chosen.',
  },
  'x-reserved': {
    at: 'an operation',
    means:
      'Fields of the request that only callers with one of the `roles` may send, also to remove a value; others get a 403.',
  },
  'x-result': {
    at: 'a write',
    means:
      'Values of the answer that depend on neither request nor data, by their path. `$now` is the present moment, `null` no value.',
  },
  'x-roles': {
    at: 'an operation',
    means:
      'Who may call: any of the listed; everybody else gets 403. `public`, `refresh`, `signed-in`, `self` and `msp` are explained on the page Overview.',
  },
  'x-rule': { at: 'anything', means: 'Rules of the specification (R001); see the page Rules.' },
  'x-searches': {
    at: 'a text by which a list is searched',
    means:
      'The fields of a row in which it is looked for, each alone, as paths in the row: a word of one of them finds the row, and so does a part of that word. A phone number is found by six of its digits or more. Fields that rows do not show may be searched too.',
  },
  'x-shown-by': {
    at: 'a row of a file',
    means: 'The read that shows the row once it is booked, what it is asked with, and the values in it.',
  },
  'x-signed': { at: 'an amount', means: 'It may be below zero.' },
  'x-skips': {
    at: 'a row of a file',
    means: 'Rows that are left out on purpose, without being wrong, with the rule that says so.',
  },
  'x-source': { at: 'an operation or a schema', means: 'The section of the specification.' },
  'x-states': {
    at: 'a write',
    means:
      'The states (`from`, at this `field`) in which the record must be, the state that it has afterwards (`to`), and the code of the 409 otherwise.',
  },
  'x-step-up': {
    at: 'a write',
    means:
      'May need a `Step-Up-Token`: `always`, or when the amount at this place of the body is above a limit that the server sets.',
  },
  'x-sums': {
    at: 'a schema',
    means: 'Amounts and counts that agree in each of its records, in every answer.',
  },
  'x-together-with': {
    at: 'a filter',
    means: 'Another filter that changes what it means. Any other two filters leave what both leave.',
  },
  'x-unique': {
    at: 'a write',
    means:
      'A value that only one record may have (409): the `field` of the request, `within` what (nothing means everywhere), whether letter case counts (`ignoresCase`), whether accents do (`ignoresAccents`), and what spaces mean (`spacesAs`): `kept` that they count, `trimmed` that those around the value do not, `underscores` that those around it do not and each other one counts as an underscore.',
  },
  'x-unit': { at: 'a number', means: 'What it is counted in.' },
  'x-visible-to': {
    at: 'a schema',
    means:
      'Records (`where`) or `fields` that only these roles see, and an ospadmin. Lists leave them out for others; who asks for such records alone, or for one of them, is refused with 403.',
  },
}
