/** Checks that every component of `src/ui` and `src/forms` has a page in the gallery, or is listed here with a reason. */
import ts from 'typescript'
import { projectSources, type SourceFile } from '../files.ts'

const BLOCKS = /^src\/(ui|forms)\/.*(?<!\.test)\.tsx$/
const PAGES = /^gallery\/pages\//

/** Components without a page, as `<file> <component>`, each with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'src/ui/overlays/chakra.tsx ChakraRoot': 'gives overlays their behaviour, renders nothing',
  'src/ui/commands/command-list.tsx CommandList': 'the content of CommandPalette',
  'src/ui/inputs/calendar.tsx CalendarButton':
    'a part of DateInput, MonthField, PeriodFields and PeriodFilter',
  'src/ui/inputs/calendar-overlay.tsx CalendarOverlay':
    'the content of DateInput, MonthField, PeriodFields and PeriodFilter',
  'src/ui/inputs/code-editor.tsx CodeEditor': 'the content of CodeField',
  'src/ui/inputs/colour-picker.tsx ColourPicker': 'a part of ColourField',
  'src/ui/inputs/colour-overlay.tsx ColourOverlay': 'the content of ColourField',
  'src/ui/overlays/dialog-overlay.tsx DialogOverlay': 'the content of Dialog',
  'src/ui/overlays/list-box-overlay.tsx ListBoxOverlay': 'the content of RemoteSelect and CommandPalette',
  'src/ui/overlays/menu-overlay.tsx MenuOverlay': 'the content of MenuButton and ActionsMenu',
  'src/ui/basics/link.tsx BlockLink': 'used for every link of the gallery',
  'src/ui/basics/spinner.tsx Spinner': 'a part of Button and FileDrop',
  'src/ui/charts/line-chart.tsx DrawnLineChart': 'the content of LineChart',
  'src/ui/charts/line-parts.tsx EndLabels': 'a part of LineChart',
  'src/ui/charts/line-parts.tsx Line': 'a part of LineChart',
  'src/ui/feedback/skeleton.tsx LoadingAnnouncement': 'notifies screen readers, renders nothing',
  'src/ui/files/upload-card.tsx UploadCard': 'a part of UploadFlow',
  'src/ui/table/head-cell.tsx HeadCell': 'a part of the tables',
  'src/ui/table/listed-table.tsx ListedTable': 'the frame of MemoryTable and WorkerTable',
  'src/ui/table/row-select.tsx PageSelect': 'a part of the tables',
  'src/ui/table/row-select.tsx RowSelect': 'a part of the tables',
  'src/ui/table/table-frame.tsx TableFrame': 'a part of the tables',
  'src/ui/table/table-body.tsx TableBody': 'a part of the tables',
  'src/ui/table/table-row.tsx TableRow': 'a part of the tables',
  'src/ui/table/table-tools.tsx TableTools': 'a part of the tables',
  'src/ui/table/view-dialogs.tsx ManageViews': 'opened from ViewsMenu',
  'src/ui/table/view-dialogs.tsx SaveView': 'opened from ViewsMenu',
  'src/forms/contract-form.tsx ContractForm': 'RequestForm with its request',
  'src/forms/contract-wizard.tsx ContractWizard': 'WizardForm with its request',
  'src/forms/record-form.tsx RecordForm': 'EditForm with its request',
  'src/ui/inputs/field.tsx FieldMarkWord': 'a part of Field',
  'src/ui/inputs/field-row.tsx FieldRow': 'the content of SettingsRow',
  'src/forms/field-blocks.tsx FieldGroup': 'names the fields in it for the error summary, renders nothing',
  'src/forms/form-actions.tsx FocusFirst': 'moves the focus, renders nothing',
  'src/forms/form-actions.tsx FormActions': 'a part of the forms',
  'src/forms/form-actions.tsx SaveButton': 'a part of the forms',
  'src/forms/form-actions.tsx SaveKey': 'a part of the save bar',
  'src/forms/form-parts.tsx FocusRefused': 'moves the focus, renders nothing',
  'src/forms/form-parts.tsx FormSummary': 'a part of the forms',
  'src/forms/fields/typed-field.tsx TypedField': 'the frame of number and bank account fields',
  'src/forms/fields/typed-input.tsx TypedInput':
    'the content of number, month, colour and bank account fields',
  'src/forms/form-values.tsx InPauses': 'renders the aside of a wizard, and nothing itself',
  'src/forms/form-values.tsx InStep': 'keeps fields in step, renders nothing',
  'src/forms/verify-on-leave.tsx VerifyOnLeave': 'asks the server, renders nothing',
  'src/forms/wizard-foot.tsx WizardFoot': 'a part of WizardForm',
}

/** Returns each component without a page, and each reason that is no longer needed. */
export function galleryFindings(
  files: readonly SourceFile[] = projectSources(),
  notShown: Readonly<Record<string, string>> = NOT_SHOWN,
): string[] {
  const blocks = files.filter(({ path }) => BLOCKS.test(path)).flatMap(componentsOf)
  const shown = new Set(files.filter(({ path }) => PAGES.test(path)).flatMap(importsOf))
  return [
    ...blocks
      .filter((block) => !shown.has(block) && !(block in notShown))
      .map((block) => `${block}: no page of the gallery shows it`),
    ...Object.keys(notShown)
      .filter((block) => shown.has(block) || !blocks.includes(block))
      .map((block) => `${block}: is shown, or is gone; scripts/checks/gallery.ts need not name it`),
  ]
}

/** The components that a file exports. Contexts and errors have capitalised names too, and are excluded. */
function componentsOf({ path, source }: SourceFile): string[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return tree.statements
    .filter((node) => ts.canHaveModifiers(node) && isExported(node))
    .flatMap((node) => {
      if (ts.isFunctionDeclaration(node)) return node.name?.text ?? []
      if (ts.isClassDeclaration(node)) return extendsComponent(node) ? (node.name?.text ?? []) : []
      if (!ts.isVariableStatement(node)) return []
      return node.declarationList.declarations
        .filter(({ initializer }) => !initializer?.getText().startsWith('createContext'))
        .map(({ name }) => name.getText())
    })
    .filter((name) => /^[A-Z][A-Za-z]*[a-z]/.test(name))
    .map((name) => `${path} ${name}`)
}

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const extendsComponent = (node: ts.ClassDeclaration): boolean =>
  node.heritageClauses?.some((clause) => clause.getText().startsWith('extends Component')) === true

/** The portal's exports that a gallery page imports, as `<file> <name>`. */
function importsOf({ path, source }: SourceFile): string[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const from = (moduleSpecifier as ts.StringLiteral).text.replace(/^@\//, 'src/')
    const names = importClause?.namedBindings
    if (!names || !ts.isNamedImports(names)) return []
    return names.elements.map(({ name, propertyName }) => `${from} ${(propertyName ?? name).text}`)
  })
}
