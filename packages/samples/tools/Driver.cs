// Compiles C# 7.3 with the Roslyn that csharp-wasm-runner carries; Debian's own mcs ends at C# 7.0.
// Driver.exe <output.exe|-> <source>…   Messages on stderr as csc writes them; "-" parses and binds, and writes nothing.
using System;
using System.IO;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

class Driver {
  static readonly string[] References =
    { "mscorlib.dll", "System.dll", "System.Core.dll", "Microsoft.CSharp.dll", "System.Numerics.dll" };

  static int Main(string[] arguments) {
    var parsing = new CSharpParseOptions(LanguageVersion.Latest);
    var trees = arguments.Skip(1).Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), parsing, file, Encoding.UTF8));
    var folder = Path.GetDirectoryName(typeof(object).Assembly.Location);
    var references = References.Select(name => (MetadataReference)MetadataReference.CreateFromFile(Path.Combine(folder, name)));
    var isProgram = arguments[0] != "-";
    var kind = isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary;
    var options = new CSharpCompilationOptions(kind, concurrentBuild: false);
    var compilation = CSharpCompilation.Create(isProgram ? Path.GetFileNameWithoutExtension(arguments[0]) : "Sample", trees, references, options);
    var result = isProgram ? EmitProgram(compilation, arguments[0]) : compilation.Emit(Stream.Null);
    foreach (var message in result.Diagnostics) Console.Error.WriteLine(message);
    return result.Success ? 0 : 1;
  }

  // With debug information, so that an exception names its line.
  static EmitResult EmitProgram(CSharpCompilation compilation, string path) {
    using (var program = File.Create(path))
    using (var debug = File.Create(Path.ChangeExtension(path, "pdb")))
      return compilation.Emit(program, debug, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.PortablePdb));
  }
}
