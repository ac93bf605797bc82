using System.Net;
using System.Net.Http.Json;
using Microsoft.AspNetCore.Mvc.Testing;
using Riverside.Labels;
using Xunit;

public sealed class LabelTests(WebApplicationFactory<Program> factory)
    : IClassFixture<WebApplicationFactory<Program>>
{
    [Fact]
    public async Task ReturnsALabel()
    {
        var label = await factory.CreateClient().GetFromJsonAsync<Label>("/labels/PX-20418");

        Assert.Equal("PX-20418", label?.ParcelId);
        Assert.Equal("local", label?.Depot);
    }

    [Theory]
    [InlineData("/labels/unknown", HttpStatusCode.BadRequest)]
    [InlineData("/health/ready", HttpStatusCode.OK)]
    [InlineData("/health/live", HttpStatusCode.OK)]
    public async Task Answers(string path, HttpStatusCode status)
    {
        var response = await factory.CreateClient().GetAsync(path);

        Assert.Equal(status, response.StatusCode);
    }
}
