using Microsoft.AspNetCore.Diagnostics.HealthChecks;
using Riverside.Labels;

var builder = WebApplication.CreateBuilder(args);

// Settings of the environment, mounted by Millrace. Variables stay the strongest source.
builder.Configuration
    .AddJsonFile("/etc/millrace/config/appsettings.json", optional: true, reloadOnChange: false)
    .AddEnvironmentVariables();

// Millrace sets PORT. On a developer's machine it is missing.
var port = builder.Configuration["PORT"] ?? "8080";
builder.WebHost.UseUrls($"http://0.0.0.0:{port}");

builder.Services.Configure<LabelOptions>(builder.Configuration.GetSection("Labels"));
builder.Services.AddSingleton<LabelPrinter>();

builder.Services.AddEndpointsApiExplorer();
builder.Services.AddSwaggerGen();

builder.Services.AddHealthChecks()
    .AddCheck<LabelHealthCheck>("labels", tags: ["ready"]);

var app = builder.Build();

app.MapGet("/labels/{parcelId}", (string parcelId, LabelPrinter printer) =>
        ParcelId.IsValid(parcelId)
            ? Results.Ok(printer.Print(parcelId))
            : Results.Problem("A parcel id looks like PX-20418.", statusCode: 400))
    .WithName("label-get")
    .WithSummary("Get the label of one parcel")
    .Produces<Label>()
    .ProducesProblem(400);

app.MapHealthChecks("/health/live", new HealthCheckOptions
{
    Predicate = _ => false,
});
app.MapHealthChecks("/health/ready", new HealthCheckOptions
{
    Predicate = check => check.Tags.Contains("ready"),
});

app.Run();

// Tests start the program through this name.
public partial class Program
{
}
