import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Says whether a file of a package would still compile with another text. */
export type TypeCheck = (file: string, text: string) => boolean;

/**
 * The type check of one package in this process, so that a mutant costs a second and no start. Only the changed file is
 * looked at. `file` is relative to the root.
 */
export function createTypeCheck(root: string, name: string): TypeCheck {
  const folder = join(root, name);
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const changed = { file: "", text: "", version: 0 };
  const versionOf = (file: string) => (file === changed.file ? String(changed.version) : "0");
  const read = (file: string) => (file === changed.file ? changed.text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: versionOf,
    getScriptSnapshot(file) {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  });
  return (file, text) => {
    const path = join(root, file);
    Object.assign(changed, { file: path, text, version: changed.version + 1 });
    const faults = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    // The next file finds this one as it stands.
    Object.assign(changed, { text: readFileSync(path, "utf8"), version: changed.version + 1 });
    return faults.length === 0;
  };
}
