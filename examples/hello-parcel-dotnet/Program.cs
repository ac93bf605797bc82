using Riverside.Greeter;

var builder = WebApplication.CreateBuilder(args);

// Millrace sets PORT. On a developer's machine it is missing.
var port = builder.Configuration["PORT"] ?? "8080";
builder.WebHost.UseUrls($"http://0.0.0.0:{port}");
builder.Logging.ClearProviders().AddJsonConsole();
builder.Services.AddHealthChecks();

var app = builder.Build();

app.MapGreetings();
app.MapHealthChecks("/health/live");
app.MapHealthChecks("/health/ready");

app.Run();

// Tests start the program through this name.
public partial class Program
{
}
